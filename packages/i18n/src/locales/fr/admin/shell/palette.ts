import type { Translation } from '../../../../translation';
import type { palette as en } from '../../../en/admin/shell/palette';

export const palette = {
  bookings: 'Réservations',
  title: 'Rechercher des clients, des réservations et des pages',
  placeholder: 'Nom, téléphone, numéro de réservation ou page',
  results: 'Résultats de la recherche',
  guests: 'Clients',
  pages: 'Pages',
  allResults: 'Tous les clients pour « {{term}} »',
  count_one: '{{count}} résultat',
  count_many: '{{count}} résultats',
  count_other: '{{count}} résultats',
} satisfies Translation<'fr', typeof en>;
