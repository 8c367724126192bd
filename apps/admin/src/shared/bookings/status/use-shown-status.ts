import type { BookingOutput, BookingStatusOutput } from '@atrium/api-client/admin';
import { expectedStatus } from '@atrium/rules/statuses/expected-status';
import { useStatuses } from '../../named/use-statuses';
import { bookingState } from './booking-state';

type Shown = Pick<BookingOutput, 'active' | 'waitingList' | 'cancelledAt' | '_bookingStatus'>;

/**
 * The status to show of a booking. One that nobody gave a status is expected, and is called as the venue
 * calls that; undefined where it has no word for it, or the booking is cancelled or waits.
 */
export function shownStatus(booking: Shown, statuses: readonly BookingStatusOutput[]) {
  const state = bookingState(booking);
  if (state === 'cancelled' || state === 'waiting') return undefined;
  return booking._bookingStatus ?? (state === 'active' ? expectedStatus(statuses) : undefined);
}

/** As `shownStatus`, of one booking; the venue's statuses are fetched only where they are needed. */
export function useShownStatus(booking: Shown) {
  const isOwn = booking._bookingStatus !== undefined || bookingState(booking) !== 'active';
  const { data } = useStatuses({ skip: isOwn });
  return shownStatus(booking, data?.data ?? []);
}
