import type { Translation } from '../../../../translation';
import type { guestBookings as en } from '../../../en/admin/guests/guest-bookings';

export const guestBookings = {
  sooner: 'Antes',
  later: 'Después',
} satisfies Translation<'es', typeof en>;
