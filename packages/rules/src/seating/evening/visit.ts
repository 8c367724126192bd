import { type CalendarDate, daysBetween } from '../../calendar/calendar-date';
import { MINUTES_PER_DAY } from '../../calendar/minutes';
import type { VenueTime } from '../../calendar/time-zone';
import { MAX_TURN_MINUTES } from '../tables/turn-times';

/** How long a party really stayed, beside what was planned. See docs/domain/dining-room.md. */
export interface Visit {
  /** When staff marked them as arrived. */
  seatedAt: Date;
  /** Minutes that were planned for them then. */
  plannedMinutes: number;
  /** When staff marked them as left; absent while they sit. */
  leftAt?: Date;
}

/** A party may sit down this long before its time, in minutes. */
export const EARLY_MINUTES = 60;

interface VisitedBooking {
  readonly date: CalendarDate;
  /** Minutes from midnight of `date`. */
  readonly timeindex: number;
  readonly timeindexEnd: number;
  readonly visit?: Visit;
}

/**
 * The visit after a status was given. What is marked outside of the booking's time was written down
 * afterwards and says nothing about the stay, so it begins no visit.
 * @param clock what the venue's clock shows at `now`
 */
export function visitAfter(
  status: { readonly hasArrived?: boolean | null; readonly hasLeft?: boolean | null },
  { date, timeindex, timeindexEnd, visit }: VisitedBooking,
  now: Date,
  clock: VenueTime,
): Visit | undefined {
  if (status.hasLeft) return visit && { leftAt: now, ...visit };
  if (!status.hasArrived) return undefined;
  if (visit) return { seatedAt: visit.seatedAt, plannedMinutes: visit.plannedMinutes };
  const minutes = daysBetween(date, clock.date) * MINUTES_PER_DAY + clock.minutes;
  if (minutes < timeindex - EARLY_MINUTES || minutes >= timeindexEnd) return undefined;
  return { seatedAt: now, plannedMinutes: timeindexEnd - timeindex };
}

/** Minutes that a party stayed; undefined unless both ends are known and less than twelve hours apart. */
export function stayedMinutes({ seatedAt, leftAt }: Visit): number | undefined {
  if (!leftAt) return undefined;
  const minutes = Math.round((leftAt.getTime() - seatedAt.getTime()) / 60_000);
  return minutes <= MAX_TURN_MINUTES ? minutes : undefined;
}
