import type { Translation } from '../../../../translation';
import type { arrival as en } from '../../../en/admin/bookings/arrival';

export const arrival = {
  counters: 'Où sont les clients',
  states: {
    expected: 'Encore attendus',
    here: 'Présents',
    left: 'Partis',
    absent: 'Ne viennent pas',
  },
  search: 'Qui est là ?',
  searchHint: 'Nom, téléphone, chambre ou numéro de réservation',
  marked: '{{name}}: {{status}}',
  moreFor: 'Autres statuts pour {{name}}',
  late: '{{minutes}} min de retard',
  none: 'Personne n’est attendu ce jour-là',
  noMatch: 'Personne de tel sur la liste',
  failed: 'Les arrivées n’ont pas pu être chargées.',
  over_one: 'Partis ou absents : {{count}} participant',
  over_other: 'Partis ou absents : {{count}} participants',
  over_many: 'Partis ou absents : {{count}} participants',
} satisfies Translation<'fr', typeof en>;
