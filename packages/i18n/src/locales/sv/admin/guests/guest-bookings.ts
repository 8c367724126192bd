import type { Translation } from '../../../../translation';
import type { guestBookings as en } from '../../../en/admin/guests/guest-bookings';

export const guestBookings = {
  sooner: 'Tidigare',
  later: 'Senare',
} satisfies Translation<'sv', typeof en>;
