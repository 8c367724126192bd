import type { Translation } from '../../../../translation';
import type { narrow as en } from '../../../en/admin/bookings/list-narrow';

export const narrow = {
  by: {
    label: 'Día de',
    start: 'la visita',
    created: 'la reserva',
  },
  hour: 'Inicio entre las {{from}} y las {{until}}',
  guest: 'Solo un huésped',
  nobody: 'Solo sin huésped',
} satisfies Translation<'es', typeof en>;
