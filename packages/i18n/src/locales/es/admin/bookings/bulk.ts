import type { Translation } from '../../../../translation';
import type { bulk as en } from '../../../en/admin/bookings/bulk';

export const bulk = {
  label: 'Reservas marcadas',
  selected_one: '{{count}} reserva seleccionada',
  selected_other: '{{count}} reservas seleccionadas',
  selected_many: '{{count}} reservas seleccionadas',
  status: 'Nuevo estado',
  apply: 'Aplicar',
  clear: 'Desmarcar todo',
  changed_one: '{{count}} reserva cambiada.',
  changed_other: '{{count}} reservas cambiadas.',
  changed_many: '{{count}} reservas cambiadas.',
} satisfies Translation<'es', typeof en>;
