import type { CalendarDate } from '../calendar/calendar-date';
import { toInstant } from '../calendar/time-zone';

/**
 * The last moment a guest may cancel, in epoch milliseconds. Hours are elapsed hours, so 24 hours
 * before 09:00 on the day after a clock change is not 09:00. Without `cancellationHours` the
 * deadline is the start.
 */
export function cancellationDeadline({
  date,
  timeindex,
  cancellationHours,
  zone,
}: {
  date: CalendarDate;
  /** Start, minutes from midnight. */
  timeindex: number;
  cancellationHours?: number | null;
  zone: string;
}): number {
  return toInstant(date, timeindex, zone) - (cancellationHours ?? 0) * 3_600_000;
}

/**
 * At the deadline itself a guest may still cancel; a millisecond later only staff may. The deadline
 * is the one stored with the booking, whatever the service says today.
 */
export function canGuestCancel(deadline: number, now: number): boolean {
  return now <= deadline;
}
