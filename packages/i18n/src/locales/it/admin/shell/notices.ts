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
    privacyRequest_one: 'Un ospite ha una richiesta sui suoi dati',
    privacyRequest_many: '{{count}} ospiti hanno una richiesta sui loro dati',
    privacyRequest_other: '{{count}} ospiti hanno una richiesta sui loro dati',
    privacyDue_one: 'Una richiesta sui dati scade entro una settimana o è in ritardo',
    privacyDue_many: '{{count}} richieste sui dati scadono entro una settimana o sono in ritardo',
    privacyDue_other: '{{count}} richieste sui dati scadono entro una settimana o sono in ritardo',
    jobFailed_one: 'Un’attività in background non è riuscita',
    jobFailed_other: 'Un’attività in background non è riuscita {{count}} volte',
    jobFailed_many: 'Un’attività in background non è riuscita {{count}} volte',
  },
} satisfies Translation<'it', typeof en>;
