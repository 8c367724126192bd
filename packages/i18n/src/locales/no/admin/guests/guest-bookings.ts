import type { Translation } from '../../../../translation';
import type { guestBookings as en } from '../../../en/admin/guests/guest-bookings';

export const guestBookings = {
  sooner: 'Tidligere',
  later: 'Senere',
} satisfies Translation<'no', typeof en>;
