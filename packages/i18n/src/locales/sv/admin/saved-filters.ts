import type { Translation } from '../../../translation';
import type { savedFilters as en } from '../../en/admin/saved-filters';

export const savedFilters = {
  failed: 'Filtren kunde inte sparas',
  label: 'Sparade filter',
  save: 'Spara de här filtren',
  name: 'Filtrets namn',
} satisfies Translation<'sv', typeof en>;
