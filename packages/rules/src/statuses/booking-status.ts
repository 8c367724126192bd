import { type CalendarDate, daysBetween } from '../calendar/calendar-date';
import { DEFAULT_DURATION_MINUTES, MINUTES_PER_DAY } from '../calendar/minutes';
import type { VenueTime } from '../calendar/time-zone';

/** What of a booking status decides over a booking. */
export interface BookingStatusRules {
  _id: string;
  hasArrived?: boolean | null;
  hasLeft?: boolean | null;
  /** Only an explicit false makes the booking inactive. */
  active?: boolean | null;
  isWaitingList?: boolean | null;
}

/** What a booking takes from its new status. Absent fields stay as they are. */
export interface StatusChange {
  _bookingStatus: string;
  attendenceVerified: boolean;
  active: boolean;
  waitingList: boolean;
  /** Minutes from midnight of the booking's day; set only when the guest left early. */
  timeindexEnd?: number;
  /** Set, and empty, only when the booking gives up its tables. */
  tables?: [];
}

/**
 * Applies a status to a booking.
 *
 * - attendenceVerified follows hasArrived; waitingList follows isWaitingList.
 * - An explicitly inactive status, or one for the waiting list, makes the booking inactive and
 *   clears its tables. Any other status makes it active, but does not give the tables back: they
 *   may be taken.
 * - hasLeft between start and end (start + 150 minutes if there is no end) ends the booking now.
 *   'Now' counts from midnight of the booking's day, so leaving at 00:30 ends an evening at 1470.
 *
 * See docs/domain/bookings.md.
 */
export function applyStatus({
  status,
  booking,
  now,
}: {
  status: BookingStatusRules;
  booking: { date: CalendarDate; timeindex: number; timeindexEnd?: number | null };
  /** What the venue's clock shows: `venueTimeOf(now, zone)`. */
  now: VenueTime;
}): StatusChange {
  const waitingList = status.isWaitingList ?? false;
  const active = status.active !== false && !waitingList;
  const change: StatusChange = {
    _bookingStatus: status._id,
    attendenceVerified: status.hasArrived ?? false,
    active,
    waitingList,
  };
  if (!active) change.tables = [];
  if (status.hasLeft) {
    const minutes = daysBetween(booking.date, now.date) * MINUTES_PER_DAY + now.minutes;
    const end = booking.timeindexEnd ?? booking.timeindex + DEFAULT_DURATION_MINUTES;
    if (minutes > booking.timeindex && minutes < end) change.timeindexEnd = minutes;
  }
  return change;
}
