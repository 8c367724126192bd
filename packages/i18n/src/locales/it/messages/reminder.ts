import type { Translation } from '../../../translation';
import type { bookingReminder as en } from '../../en/messages/reminder';

export const bookingReminder = {
  subject: 'A presto: {{service}}, {{date}}, {{time}}',
  body: 'La aspettiamo con piacere presso {{vendor}}. Ecco tutto ciò che Le serve per la visita.',
  meetingPoint: 'Punto d’incontro',
  bring: 'Che cosa portare',
  directions: 'Come raggiungerci',
  map: 'Apra la mappa',
  cannotCome:
    'Se non può venire, annulli o modifichi la prenotazione: qualcun altro potrà avere il posto.',
  calendar: 'Aggiunga la prenotazione al Suo calendario con il file allegato.',
} satisfies Translation<'it', typeof en>;
