import type { Translation } from '../../../../translation';
import type { series as en } from '../../../en/admin/bookings/series';

export const series = {
  repeat: 'Répéter à plusieurs dates',
  every: 'Toutes les',
  weeks_one: '{{count}} semaine',
  weeks_other: '{{count}} semaines',
  weeks_many: '{{count}} semaines',
  until: 'Jusqu’au',
  onFull: {
    label: 'Quand une date est complète',
    skip: 'La laisser de côté',
    stop: 'S’arrêter là',
  },
  plan: 'Ce qui serait réservé',
  planFailed: 'Les dates n’ont pas pu être vérifiées.',
  booked_one: '{{count}} date sur {{all}} a de la place.',
  booked_other: '{{count}} dates sur {{all}} ont de la place.',
  booked_many: '{{count}} dates sur {{all}} ont de la place.',
  outcome: {
    booked: 'libre',
    closed: 'fermé',
    full: 'complet',
    stopped: 'plus réservé',
  },
  submit: 'Réserver toutes les dates libres',
  basket: 'À réserver en une fois',
  addMore: 'Ajouter un autre service',
  removeItem: 'Retirer {{name}}',
  bookAll_one: 'Réserver {{count}} prestation',
  bookAll_other: 'Réserver {{count}} prestations',
  bookAll_many: 'Réserver {{count}} prestations',
  groupBooked_one: '{{count}} réservation faite.',
  groupBooked_other: '{{count}} réservations faites.',
  groupBooked_many: '{{count}} réservations faites.',
  dates: 'Dates de la série',
  together: 'Réservé en une fois',
  cancelAll: 'Annuler toutes celles à venir',
  cancelAllText:
    'Toutes les réservations non commencées sont annulées. Celles qui sont passées restent. Les prépaiements sont remboursés au client selon les conditions de chacune.',
  done_one: '{{count}} date sur {{all}} est réservée.',
  done_other: '{{count}} dates sur {{all}} sont réservées.',
  done_many: '{{count}} dates sur {{all}} sont réservées.',
  putOnList: 'Mettre « {{name}} » sur la liste d’attente',
  fullItem:
    '« {{name}} » n’a pas de place pour ce groupe. Elle peut attendre en entier pendant que le reste est réservé.',
} satisfies Translation<'fr', typeof en>;
