import type { Translation } from '../../../translation';
import type { today as en } from '../../en/admin/today';

export const today = {
  covers: {
    title: 'Gedecke',
    booked: 'Gebucht',
    busiest: 'Am vollsten um {{time}} Uhr: {{covers}} kommen ({{service}})',
    busiestOf:
      'Am vollsten um {{time}} Uhr: {{covers}} von höchstens {{most}} kommen ({{service}})',
  },
  failedMessages: 'Gescheiterte Nachrichten',
  newBookings: 'Heute gebucht',
  bookings: 'Buchungen',
  participants: 'Teilnehmende',
  arrived: 'Angekommen',
  pending: 'Noch erwartet',
  waiting: 'Auf der Warteliste',
  ofPlaces: '{{taken}} von {{places}} Plätzen',
  none: 'Für heute ist nichts gebucht',
  noneHint: 'Neue Buchungen erscheinen hier von selbst.',
  earlier_one: 'Heute schon vorbei: {{count}} Teilnehmer',
  earlier_other: 'Heute schon vorbei: {{count}} Teilnehmende',
} satisfies Translation<'de', typeof en>;
