import { canGuestCancel } from '@atrium/rules/bookings/deadlines';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { RuleError } from '../../../common/errors/app-error';
import type { Booking } from '../booking.schema';

/** Until when its guest may change or cancel a booking, itself included. @param zone IANA, the venue's */
export function guestDeadline(
  { waitingList, start, timeindex, terms }: Booking,
  zone: string,
): Date {
  if (!waitingList) return terms.cancellationDeadline;
  return new Date(toInstant(dateOf(start), timeindex, zone));
}

/**
 * Whether its guest may still change or cancel a booking: until the deadline stored with it, itself included.
 * Who waits holds no place and may leave until the start.
 */
export function mayGuestChange(booking: Booking, now: Date, zone: string): boolean {
  if (!booking.active && !booking.waitingList) return false;
  return canGuestCancel(guestDeadline(booking, zone).getTime(), now.getTime());
}

/** @throws {RuleError} BOOKING_CANCELLED, CANCELLATION_DEADLINE_PASSED */
export function assertChangeable(booking: Booking, now: Date, zone: string): void {
  if (!booking.active && !booking.waitingList) throw new RuleError('BOOKING_CANCELLED');
  if (!mayGuestChange(booking, now, zone)) throw new RuleError('CANCELLATION_DEADLINE_PASSED');
}
