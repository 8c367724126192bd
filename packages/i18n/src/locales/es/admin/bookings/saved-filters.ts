import type { Translation } from '../../../../translation';
import type { savedFilters as en } from '../../../en/admin/bookings/saved-filters';

export const savedFilters = {
  failed: 'No se pudieron guardar los filtros',
  label: 'Filtros guardados',
  save: 'Guardar estos filtros',
  name: 'Nombre del filtro',
} satisfies Translation<'es', typeof en>;
