import type { Translation } from '../../../../translation';
import type { messages as en } from '../../../en/admin/guests/messages';

export const messages = {
  title: 'Messaggi',
  none: 'A questo ospite non sono stati inviati messaggi.',
  failed: 'Non è stato possibile caricare i messaggi.',
  subject: 'Oggetto',
  retention: 'I messaggi vengono conservati per 90 giorni.',
  write: 'Scrivi messaggio',
  text: 'Messaggio',
  sendFailed: 'Non è stato possibile inviare il messaggio.',
  sendAgain: 'Invia di nuovo',
  sendAgainFailed: 'Non è stato possibile inviare di nuovo il messaggio.',
  email: 'E-mail',
  sms: 'SMS',
  unsentHint:
    'Nessun server di posta è configurato: il messaggio è conservato qui e non è stato inviato.',
  waits: 'Invio previsto il {{when}}, dopo le ore di silenzio.',
  attempts_one: 'Dopo {{count}} tentativo',
  attempts_many: 'Dopo {{count}} tentativi',
  attempts_other: 'Dopo {{count}} tentativi',
  states: {
    pending: 'In attesa di invio',
    sending: 'In invio',
    sent: 'Inviato',
    failed: 'Non riuscito',
    unsent: 'Non inviato',
    suppressed: 'Non inviato',
  },
  suppressions: {
    optedOut: 'L’ospite non desidera questi messaggi, perciò non è stato inviato.',
    undeliverable:
      'I server di posta hanno risposto due volte che questo indirizzo non esiste, perciò il messaggio non è stato inviato. Corregga l’indirizzo oppure invii di nuovo un messaggio non riuscito.',
    outdated: 'Non inviato: la visita è stata annullata o spostata prima dell’invio.',
  },
} satisfies Translation<'it', typeof en>;
