import type { Translation } from '../../../../translation';
import type { guestBookings as en } from '../../../en/admin/guests/guest-bookings';

export const guestBookings = {
  sooner: 'Plus tôt',
  later: 'Plus tard',
} satisfies Translation<'fr', typeof en>;
