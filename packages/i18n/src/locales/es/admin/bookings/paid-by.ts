import type { Translation } from '../../../../translation';
import type { paidBy as en } from '../../../en/admin/bookings/paid-by';

export const paidBy = {
  label: 'Pagado con',
  nothing: 'El cliente',
  stay: 'Esta reserva forma parte de la estancia del cliente.',
  stayOf: 'Estancia {{days}}',
} satisfies Translation<'es', typeof en>;
