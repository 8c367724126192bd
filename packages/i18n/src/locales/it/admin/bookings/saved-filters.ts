import type { Translation } from '../../../../translation';
import type { savedFilters as en } from '../../../en/admin/bookings/saved-filters';

export const savedFilters = {
  failed: 'Impossibile salvare i filtri',
  label: 'Filtri salvati',
  save: 'Salva questi filtri',
  name: 'Nome del filtro',
} satisfies Translation<'it', typeof en>;
