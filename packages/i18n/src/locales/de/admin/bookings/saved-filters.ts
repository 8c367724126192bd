import type { Translation } from '../../../../translation';
import type { savedFilters as en } from '../../../en/admin/bookings/saved-filters';

export const savedFilters = {
  failed: 'Die Filter konnten nicht gespeichert werden',
  label: 'Gespeicherte Filter',
  save: 'Diese Filter speichern',
  name: 'Name des Filters',
} satisfies Translation<'de', typeof en>;
