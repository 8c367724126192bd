import type { Translation } from '../../../../translation';
import type { savedFilters as en } from '../../../en/admin/bookings/saved-filters';

export const savedFilters = {
  failed: 'Filtren kunde inte sparas',
  label: 'Sparade filter',
  save: 'Spara de här filtren',
  name: 'Filtrets namn',
} satisfies Translation<'sv', typeof en>;
