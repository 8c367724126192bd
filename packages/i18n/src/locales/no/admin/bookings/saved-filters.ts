import type { Translation } from '../../../../translation';
import type { savedFilters as en } from '../../../en/admin/bookings/saved-filters';

export const savedFilters = {
  failed: 'Filtrene kunne ikke lagres',
  label: 'Lagrede filtre',
  save: 'Lagre disse filtrene',
  name: 'Navn på filteret',
} satisfies Translation<'no', typeof en>;
