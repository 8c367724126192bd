import type { Translation } from '../../../../translation';
import type { palette as en } from '../../../en/admin/shell/palette';

export const palette = {
  bookings: 'Reservas',
  title: 'Buscar clientes, reservas y páginas',
  placeholder: 'Nombre, teléfono, número de reserva o página',
  results: 'Resultados de la búsqueda',
  guests: 'Clientes',
  pages: 'Páginas',
  allResults: 'Todos los clientes de «{{term}}»',
  count_one: '{{count}} resultado',
  count_many: '{{count}} resultados',
  count_other: '{{count}} resultados',
} satisfies Translation<'es', typeof en>;
