import type { Translation } from '../../../../translation';
import type { savedFilters as en } from '../../../en/admin/bookings/saved-filters';

export const savedFilters = {
  failed: 'Les filtres n’ont pas pu être enregistrés',
  label: 'Filtres enregistrés',
  save: 'Enregistrer ces filtres',
  name: 'Nom du filtre',
} satisfies Translation<'fr', typeof en>;
