import type { Translation } from '../../../../translation';
import type { move as en } from '../../../en/admin/bookings/move';

export const move = {
  open: 'Mover o cambiar',
  title: 'Mover o cambiar la reserva',
  now: 'Ahora: {{now}}. Nada cambia hasta que guarde.',
  submit: 'Guardar el cambio',
  unchanged: 'La reserva no ha cambiado.',
  overrideHint: 'La reserva no ha cambiado. Puede pasar por alto la disponibilidad, con un motivo.',
  askHint: 'La reserva no ha cambiado. Un administrador puede pasar por alto la disponibilidad.',
  noMessages: 'No se ha enviado nada al huésped sobre esta reserva.',
} satisfies Translation<'es', typeof en>;
