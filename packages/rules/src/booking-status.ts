import { type CalendarDate, daysBetween } from './calendar-date';
import { DEFAULT_DURATION_MINUTES, MINUTES_PER_DAY } from './minutes';
import type { VenueTime } from './time-zone';

/** What of a booking status decides over a booking. */
export interface BookingStatusRules {
  _id: string;
  hasArrived?: boolean | null;
  hasLeft?: boolean | null;
  /** Only an explicit false makes the booking inactive. */
  active?: boolean | null;
  isWaitingList?: boolean | null;
}

/** What a booking takes over from its new status. Fields that are absent stay as they are. */
export interface StatusChange {
  _bookingStatus: string;
  attendenceVerified: boolean;
  active: boolean;
  waitingList: boolean;
  /** Minutes from midnight of the booking's day; present only when the guest left early. */
  timeindexEnd?: number;
  /** Present, and empty, only when the booking gives its tables up. */
  tables?: [];
}

/**
 * Applying a status to a booking (specification, section 4).
 *
 * - attendenceVerified follows hasArrived.
 * - Explicitly inactive: inactive, without tables. So is a waiting-list status, for such reservations are
 *   not active. Any other makes the booking active, but gives no tables back: they may be taken.
 * - hasLeft strictly between start and end (start + 150 minutes when it has none) ends the booking now.
 *   Now counts from midnight of the booking's day, so a table left at 00:30 ends an evening at 1470.
 * - waitingList follows isWaitingList.
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
