import { type CalendarDate, daysBetween } from '../calendar/calendar-date';
import { MINUTES_PER_DAY } from '../calendar/minutes';

/** When something takes place. */
export interface Occasion {
  date: CalendarDate;
  /** Minutes from midnight. */
  start: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  end: number;
}

/**
 * Whether two occasions have a moment in common. One that ends when the other starts does not
 * overlap it.
 */
export function overlaps(a: Occasion, b: Occasion): boolean {
  const offset = daysBetween(a.date, b.date) * MINUTES_PER_DAY;
  return a.start < b.end + offset && b.start + offset < a.end;
}
