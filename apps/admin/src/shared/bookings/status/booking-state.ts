import type { BookingOutput } from '@atrium/api-client/admin';

export type BookingState = 'cancelled' | 'waiting' | 'inactive' | 'active';

/** Waiting bookings are not active either, so that comes first; 'inactive' is what its status made it. */
export function bookingState(
  booking: Pick<BookingOutput, 'active' | 'waitingList' | 'cancelledAt'>,
): BookingState {
  if (booking.cancelledAt) return 'cancelled';
  if (booking.waitingList) return 'waiting';
  return booking.active ? 'active' : 'inactive';
}
