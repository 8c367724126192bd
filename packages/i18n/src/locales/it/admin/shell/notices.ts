import type { Translation } from '../../../../translation';
import type { notices as en } from '../../../en/admin/shell/notices';

export const notices = {
  title: 'Errori in background',
  open_one: '{{count}} errore',
  open_other: '{{count}} errori',
  open_many: '{{count}} errori',
  none: 'Nessun errore.',
  dismiss: 'Ignora',
  dismissAll: 'Ignora tutti',
  kinds: {
    messagesFailed_one: '{{count}} messaggio non è stato recapitato',
    messagesFailed_other: '{{count}} messaggi non sono stati recapitati',
    messagesFailed_many: '{{count}} messaggi non sono stati recapitati',
    bookingsDiffer_one:
      'Il controllo notturno ha trovato {{count}} differenza tra posti e prenotazioni',
    bookingsDiffer_other:
      'Il controllo notturno ha trovato {{count}} differenze tra posti e prenotazioni',
    bookingsDiffer_many:
      'Il controllo notturno ha trovato {{count}} differenze tra posti e prenotazioni',
    paymentReturned_one: 'Un pagamento è stato restituito perché il posto non era più libero',
    paymentReturned_many:
      '{{count}} pagamenti sono stati restituiti perché i posti non erano più liberi',
    paymentReturned_other:
      '{{count}} pagamenti sono stati restituiti perché i posti non erano più liberi',
    webhookOff_one: 'Un webhook è stato disattivato',
    webhookOff_many: '{{count}} webhook sono stati disattivati',
    webhookOff_other: '{{count}} webhook sono stati disattivati',
    jobFailed_one: 'Un’attività in background non è riuscita',
    jobFailed_other: 'Un’attività in background non è riuscita {{count}} volte',
    jobFailed_many: 'Un’attività in background non è riuscita {{count}} volte',
  },
} satisfies Translation<'it', typeof en>;
