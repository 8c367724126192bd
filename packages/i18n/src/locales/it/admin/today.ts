import type { Translation } from '../../../translation';
import type { today as en } from '../../en/admin/today';

export const today = {
  covers: {
    title: 'Coperti',
    booked: 'Prenotati',
    busiest: 'Più arrivi alle {{time}}: {{covers}} ({{service}})',
    busiestOf: 'Più arrivi alle {{time}}: {{covers}} su {{most}} al massimo ({{service}})',
  },
  failedMessages: 'Messaggi non riusciti',
  newBookings: 'Prenotato oggi',
  bookings: 'Prenotazioni',
  participants: 'Partecipanti',
  arrived: 'Arrivati',
  pending: 'Ancora attesi',
  waiting: 'In lista d’attesa',
  ofPlaces: '{{taken}} posti su {{places}}',
  none: 'Nulla è prenotato per oggi',
  noneHint: 'Le nuove prenotazioni appaiono qui da sole.',
  earlier_one: 'Oggi finora: {{count}} partecipante',
  earlier_many: 'Oggi finora: {{count}} partecipanti',
  earlier_other: 'Oggi finora: {{count}} partecipanti',
} satisfies Translation<'it', typeof en>;
