import type { Translation } from '../../../../translation';
import type { newBooking as en } from '../../../en/admin/bookings/new-booking';

export const newBooking = {
  title: 'Nuova prenotazione',
  chooseService: 'Scelga un servizio',
  chooseDate: 'Scelga una data',
  chooseTime: 'Scelga un orario',
  submit: 'Prenota',
  submitWaitingList: 'Aggiungi alla lista d’attesa',
  submitOver: 'Prenota oltre la capienza',
  override: 'Ignora la disponibilità',
  overrideReason: 'Motivo della deroga',
  overPace:
    '{{time}}: possono arrivarne ancora {{left}}, questo gruppo è di {{size}}. Può continuare comunque.',
  servicesFailed: 'Non è stato possibile caricare i servizi',
  details: 'Dettagli',
  comment: 'Commento (visibile all’ospite)',
  fewer: 'Meno: {{name}}',
  more: 'Più: {{name}}',
  overrideNotice: 'Posti, apertura e orari non vengono verificati. Il motivo resta nel registro.',
  waitingNotice: 'Questo orario è al completo. L’ospite va in lista d’attesa.',
} satisfies Translation<'it', typeof en>;
