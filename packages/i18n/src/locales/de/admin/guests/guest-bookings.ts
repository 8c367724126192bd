import type { Translation } from '../../../../translation';
import type { guestBookings as en } from '../../../en/admin/guests/guest-bookings';

export const guestBookings = {
  sooner: 'Früher',
  later: 'Später',
} satisfies Translation<'de', typeof en>;
