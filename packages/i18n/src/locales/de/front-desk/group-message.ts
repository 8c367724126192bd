import type { Translation } from '../../../translation';
import type { groupMessage as en } from '../../en/front-desk/group-message';

export const groupMessage = {
  title_one: 'Nachricht an {{count}} Gast',
  title_other: 'Nachricht an {{count}} Gäste',
  marketing: 'Werbung',
  marketingHint: 'Geht nicht an Gäste, die Werbung abgelehnt haben.',
  send_one: 'An {{count}} Gast senden',
  send_other: 'An {{count}} Gäste senden',
  nobody: 'Niemand zu erreichen',
  leftOut: 'Geht nicht an',
  noEmail: 'keine E-Mail-Adresse',
  optedOut: 'hat Werbung abgelehnt',
  sent_one: 'Nachricht an {{count}} Gast gesendet',
  sent_other: 'Nachricht an {{count}} Gäste gesendet',
  failed: 'Die Nachricht konnte nicht gesendet werden. Niemand hat sie erhalten.',
  checkFailed:
    'Wer zu erreichen ist, konnte nicht geprüft werden. Wer ausgelassen wird, steht nach dem Senden da.',
} satisfies Translation<'de', typeof en>;
