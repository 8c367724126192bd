import type { CalendarDate } from './calendar-date';
import { toInstant } from './time-zone';

/**
 * Until when a guest may cancel, in epoch milliseconds: elapsed hours before the start, so 24 hours before
 * 09:00 on the day after a clock change is not 09:00. Without `cancellationHours` it is the start.
 * A treatment's deadline is the same with its type's cancelInformation (specification, section 9).
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
 * At the deadline itself a guest may still cancel, a millisecond later only staff may. The deadline is
 * the one stored with the booking, whatever the service says today.
 */
export function canGuestCancel(deadline: number, now: number): boolean {
  return now <= deadline;
}
