import type { Translation } from '../../../../translation';
import type { reservations as en } from '../../../en/admin/guests/reservations';

export const reservations = {
  title: 'Reservas',
  upcoming: 'Próximas',
  hidePast: 'Ocultar reservas anteriores',
  none: 'Este huésped no tiene reservas.',
  noneUpcoming: 'Este huésped no tiene próximas reservas.',
  failed: 'Se ha producido un error al obtener las reservas',
  past: 'Anteriores y canceladas',
} satisfies Translation<'es', typeof en>;
