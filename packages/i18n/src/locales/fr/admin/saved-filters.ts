import type { Translation } from '../../../translation';
import type { savedFilters as en } from '../../en/admin/saved-filters';

export const savedFilters = {
  label: 'Filtres enregistrés',
  save: 'Enregistrer ces filtres',
  name: 'Nom du filtre',
} satisfies Translation<'fr', typeof en>;
