import { canGuestCancel } from '@atrium/rules/bookings/deadlines';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { cancellationFee } from '@atrium/rules/payments/refunds/cancellation-terms';
import { RuleError } from '../../../common/errors/app-error';
import type { Booking } from '../booking.schema';

/** Until when its guest may cancel a booking, itself included. @param zone IANA, the venue's */
export function guestDeadline(booking: Booking, zone: string): Date {
  return booking.waitingList
    ? new Date(startOf(booking, zone))
    : booking.terms.cancellationDeadline;
}

/**
 * Whether its guest may still cancel a booking: until the deadline stored with it, itself included. Who waits
 * holds no place and may leave until the start.
 */
export function mayGuestCancel(booking: Booking, now: Date, zone: string): boolean {
  if (!booking.active && !booking.waitingList) return false;
  return canGuestCancel(guestDeadline(booking, zone).getTime(), now.getTime());
}

/**
 * Whether its guest may still change a booking: as long as they may cancel it for nothing. Otherwise they could move
 * it to a day on which cancelling is free again.
 */
export function mayGuestChange(booking: Booking, now: Date, zone: string): boolean {
  const { cancellation } = booking.terms;
  const price = 10_000;
  const start = startOf(booking, zone);
  const isFree =
    !cancellation || cancellationFee(cancellation, { price, start, now: now.getTime() }) === 0;
  return isFree && mayGuestCancel(booking, now, zone);
}

/** @throws {RuleError} BOOKING_CANCELLED, CANCELLATION_DEADLINE_PASSED */
export function assertCancellable(booking: Booking, now: Date, zone: string): void {
  if (!booking.active && !booking.waitingList) throw new RuleError('BOOKING_CANCELLED');
  if (!mayGuestCancel(booking, now, zone)) throw new RuleError('CANCELLATION_DEADLINE_PASSED');
}

/** @throws {RuleError} BOOKING_CANCELLED, CANCELLATION_DEADLINE_PASSED */
export function assertChangeable(booking: Booking, now: Date, zone: string): void {
  assertCancellable(booking, now, zone);
  if (!mayGuestChange(booking, now, zone)) throw new RuleError('CANCELLATION_DEADLINE_PASSED');
}

const startOf = ({ start, timeindex }: Booking, zone: string): number =>
  toInstant(dateOf(start), timeindex, zone);
