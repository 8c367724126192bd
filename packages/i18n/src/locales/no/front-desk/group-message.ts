import type { Translation } from '../../../translation';
import type { groupMessage as en } from '../../en/front-desk/group-message';

export const groupMessage = {
  title_one: 'Melding til {{count}} gjest',
  title_other: 'Melding til {{count}} gjester',
  marketing: 'Markedsføring',
  marketingHint: 'Sendes ikke til gjester som har takket nei til markedsføring.',
  send_one: 'Send til {{count}} gjest',
  send_other: 'Send til {{count}} gjester',
  nobody: 'Ingen å sende til',
  leftOut: 'Sendes ikke til',
  noEmail: 'ingen e-postadresse',
  optedOut: 'har takket nei til markedsføring',
  sent_one: 'Meldingen er sendt til {{count}} gjest',
  sent_other: 'Meldingen er sendt til {{count}} gjester',
  failed: 'Meldingen kunne ikke sendes. Ingen har fått den.',
  checkFailed: 'Kunne ikke sjekke hvem som kan nås. De som utelates, nevnes etter sending.',
} satisfies Translation<'no', typeof en>;
