import type { Translation } from '../../../translation';
import type { today as en } from '../../en/admin/today';

export const today = {
  covers: {
    title: 'Couverts',
    booked: 'Réservés',
    busiest: 'Le plus d’arrivées à {{time}} : {{covers}} ({{service}})',
    busiestOf: 'Le plus d’arrivées à {{time}} : {{covers}} sur {{most}} au plus ({{service}})',
  },
  failedMessages: 'Messages en échec',
  newBookings: 'Réservé aujourd’hui',
  bookings: 'Réservations',
  participants: 'Participants',
  arrived: 'Arrivés',
  pending: 'Encore attendus',
  waiting: 'En liste d’attente',
  ofPlaces: '{{taken}} places sur {{places}}',
  none: 'Rien n’est réservé pour aujourd’hui',
  noneHint: 'Les nouvelles réservations apparaissent ici d’elles-mêmes.',
  earlier_one: 'Plus tôt aujourd’hui : {{count}} participant',
  earlier_many: 'Plus tôt aujourd’hui : {{count}} participants',
  earlier_other: 'Plus tôt aujourd’hui : {{count}} participants',
} satisfies Translation<'fr', typeof en>;
