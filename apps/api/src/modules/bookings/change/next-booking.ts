import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { visitAfter } from '@atrium/rules/seating/evening/visit';
import { applyStatus } from '@atrium/rules/statuses/booking-status';
import type { Types } from 'mongoose';
import type { BookingStatus } from '../../booking-statuses/public';
import type { Booking } from '../booking.schema';
import type { BookingEventType } from '../bookings.events';
import type { BookingNews } from '../notifications/booking-mail';

/** What a booking becomes, and what is told of it. */
export interface NextBooking {
  /** Null: it is deleted. */
  readonly after: Booking | null;
  /** In the audit log and to whoever listens. */
  readonly event: BookingEventType;
  /** What its guest is written; absent: nothing. */
  readonly news?: BookingNews;
}

/** One more version, and one more revision for calendars where the booking looks different in them. */
const changed = (before: Booking, isRevised: boolean, now: Date) => ({
  sequence: before.sequence + (isRevised ? 1 : 0),
  version: before.version + 1,
  updatedAt: now,
});

/** It ends, and leaves its tables. */
export const cancelled = (before: Booking, now: Date): Booking => ({
  ...before,
  active: false,
  waitingList: false,
  tables: [],
  cancelledAt: now,
  ...changed(before, true, now),
});

/**
 * It counts (again). It gets no tables back: they may be taken.
 * @param status the one that it keeps, if any
 */
export function counting(
  before: Booking,
  status: { _bookingStatus?: Types.ObjectId },
  now: Date,
): Booking {
  const { cancelledAt: _, _bookingStatus: _status, ...rest } = before;
  return { ...rest, ...status, active: true, waitingList: false, ...changed(before, true, now) };
}

/** It leaves its place and tables, and waits as it did. @param status the one that it had then, if any */
export function waitingAgain(
  before: Booking,
  status: { _bookingStatus?: Types.ObjectId },
  now: Date,
): Booking {
  const { _bookingStatus: _status, ...rest } = before;
  const left = { active: false, waitingList: true, tables: [] };
  return { ...rest, ...status, ...left, ...changed(before, true, now) };
}

/** A change of its own: the booking with another status. @param zone IANA, the venue's */
export function given(before: Booking, status: BookingStatus, now: Date, zone: string): Booking {
  const applied = withStatus(before, status, now, zone);
  return { ...applied, ...changed(before, turns(before, applied), now) };
}

/** Whether it begins or ceases to count or to wait. */
export const turns = (before: Booking, after: Booking): boolean =>
  before.active !== after.active || before.waitingList !== after.waitingList;

/** What a status does to a booking, without counting that as a change. @param zone IANA, the venue's */
export function withStatus(
  booking: Booking,
  status: BookingStatus,
  now: Date,
  zone: string,
): Booking {
  const clock = venueTimeOf(now.getTime(), zone);
  const planned = { ...booking, date: dateOf(booking.start) };
  const { _bookingStatus, ...change } = applyStatus({
    status: { ...status, _id: status._id.toHexString() },
    booking: planned,
    now: clock,
  });
  const { cancelledAt, visit: _, ...rest } = booking;
  const kept = cancelledAt && !change.active && !change.waitingList ? { cancelledAt } : {};
  const visit = visitAfter(status, planned, now, clock);
  return { ...rest, ...kept, ...change, ...(visit ? { visit } : {}), _bookingStatus: status._id };
}
