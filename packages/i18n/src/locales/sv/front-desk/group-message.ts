import type { Translation } from '../../../translation';
import type { groupMessage as en } from '../../en/front-desk/group-message';

export const groupMessage = {
  title_one: 'Meddelande till {{count}} gäst',
  title_other: 'Meddelande till {{count}} gäster',
  marketing: 'Marknadsföring',
  marketingHint: 'Skickas inte till gäster som har tackat nej till marknadsföring.',
  send_one: 'Skicka till {{count}} gäst',
  send_other: 'Skicka till {{count}} gäster',
  nobody: 'Ingen att skicka till',
  leftOut: 'Skickas inte till',
  noEmail: 'ingen e-postadress',
  optedOut: 'har tackat nej till marknadsföring',
  sent_one: 'Meddelandet har skickats till {{count}} gäst',
  sent_other: 'Meddelandet har skickats till {{count}} gäster',
  failed: 'Meddelandet kunde inte skickas. Ingen har fått det.',
  checkFailed:
    'Det gick inte att kontrollera vilka som kan nås. De som utelämnas anges efter sändningen.',
} satisfies Translation<'sv', typeof en>;
