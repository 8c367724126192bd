import type { Translation } from '../../../translation';
import type { today as en } from '../../en/admin/today';

export const today = {
  covers: {
    title: 'Kuverter',
    booked: 'Bestilt',
    busiest: 'Travlest kl. {{time}}: {{covers}} kommer ({{service}})',
    busiestOf: 'Travlest kl. {{time}}: {{covers}} av høyst {{most}} kommer ({{service}})',
  },
  failedMessages: 'Mislykkede meldinger',
  newBookings: 'Bestilt i dag',
  bookings: 'Reservasjoner',
  participants: 'Deltakere',
  arrived: 'Ankommet',
  pending: 'Ventes fortsatt',
  waiting: 'På venteliste',
  ofPlaces: '{{taken}} av {{places}} plasser',
  none: 'Ingenting er bestilt i dag',
  noneHint: 'Nye reservasjoner dukker opp her av seg selv.',
  earlier_one: 'Tidligere i dag: {{count}} deltaker',
  earlier_other: 'Tidligere i dag: {{count}} deltakere',
} satisfies Translation<'no', typeof en>;
