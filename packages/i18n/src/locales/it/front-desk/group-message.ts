import type { Translation } from '../../../translation';
import type { groupMessage as en } from '../../en/front-desk/group-message';

export const groupMessage = {
  title_one: 'Messaggio a {{count}} ospite',
  title_many: 'Messaggio a {{count}} ospiti',
  title_other: 'Messaggio a {{count}} ospiti',
  marketing: 'Pubblicità',
  marketingHint: 'Non viene inviato agli ospiti che hanno rifiutato la pubblicità.',
  send_one: 'Invia a {{count}} ospite',
  send_many: 'Invia a {{count}} ospiti',
  send_other: 'Invia a {{count}} ospiti',
  nobody: 'Nessun destinatario',
  leftOut: 'Non viene inviato a',
  noEmail: 'nessun indirizzo e-mail',
  optedOut: 'ha rifiutato la pubblicità',
  sent_one: 'Messaggio inviato a {{count}} ospite',
  sent_many: 'Messaggio inviato a {{count}} ospiti',
  sent_other: 'Messaggio inviato a {{count}} ospiti',
  failed: 'Non è stato possibile inviare il messaggio. Nessuno l’ha ricevuto.',
  checkFailed:
    'Non è stato possibile verificare chi è raggiungibile. Gli esclusi sono indicati dopo l’invio.',
} satisfies Translation<'it', typeof en>;
