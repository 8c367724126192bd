import type { Translation } from '../../../../translation';
import type { guestBookings as en } from '../../../en/admin/guests/guest-bookings';

export const guestBookings = {
  sooner: 'Prima',
  later: 'Dopo',
} satisfies Translation<'it', typeof en>;
