import type { Translation } from '../../../../translation';
import type { details as en } from '../../../en/admin/bookings/details';

export const details = {
  open: 'Cambiar detalles',
  hint: 'Lo que se reserva con ella y cómo se cuenta.',
  title: 'Cambiar los detalles de la reserva',
} satisfies Translation<'es', typeof en>;
