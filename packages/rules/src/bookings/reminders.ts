import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { toInstant } from '../calendar/time-zone';

/** How often guests are reminded of one visit at most. */
export const MOST_REMINDERS = 3;

/** A reminder goes out this many hours before the start, whole ones. */
export const reminderHours = { least: 1, most: 336 } as const;

const HOUR_MS = 3_600_000;
const HOURS_OF_A_DAY = 24;

/** When a visit begins, by the venue's clock. */
export interface VisitStart {
  readonly date: CalendarDate;
  /** Minutes from midnight, may pass 1440. */
  readonly start: number;
}

/** Whole, in range, each once and no more than there may be. */
export function areReminders(hours: readonly number[]): boolean {
  return (
    hours.length <= MOST_REMINDERS &&
    new Set(hours).size === hours.length &&
    hours.every(
      (one) => Number.isInteger(one) && one >= reminderHours.least && one <= reminderHours.most,
    )
  );
}

/**
 * When a reminder is due, epoch milliseconds. Whole days are counted on the calendar, so that two days before
 * ten o'clock is ten o'clock whatever the clocks did in between; the rest is hours that pass.
 * @param zone IANA
 */
export function reminderAt({ date, start }: VisitStart, hours: number, zone: string): number {
  const days = Math.floor(hours / HOURS_OF_A_DAY);
  const rest = hours - days * HOURS_OF_A_DAY;
  return toInstant(addDays(date, -days), start, zone) - rest * HOUR_MS;
}

/**
 * The reminder that goes out now, in hours before the start; undefined: none. It is the last that has become
 * due: a day's reminder that could not be sent is none an hour before. One that is late goes out until half
 * of its time is over, and never once the visit has begun.
 * @param now epoch milliseconds
 * @param zone IANA
 */
export function dueReminder(
  visit: VisitStart,
  reminders: readonly number[],
  now: number,
  zone: string,
): number | undefined {
  const begins = toInstant(visit.date, visit.start, zone);
  if (now >= begins) return undefined;
  const due = reminders.filter((hours) => reminderAt(visit, hours, zone) <= now);
  if (due.length === 0) return undefined;
  const hours = Math.min(...due);
  const at = reminderAt(visit, hours, zone);
  return now < at + (begins - at) / 2 ? hours : undefined;
}

/**
 * The days whose visits a reminder may be due for, first and last.
 * @param today the venue's
 */
export function remindedDays(
  today: CalendarDate,
  hours: number,
): { readonly from: CalendarDate; readonly until: CalendarDate } {
  const days = hours / HOURS_OF_A_DAY;
  // a late one is sent until half of its time is over; a visit after midnight is one of the day before
  return {
    from: addDays(today, Math.floor(days / 2) - 1),
    until: addDays(today, Math.ceil(days) + 1),
  };
}
