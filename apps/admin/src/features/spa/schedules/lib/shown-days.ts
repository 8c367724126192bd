import { addDays, dayOfWeek, eachDay } from '@atrium/rules/calendar/calendar-date';

const WEEK = 7;

/** The Monday of a day's week. @param date `yyyy-mm-dd` */
export const mondayOf = (date: string): string => addDays(date, -((dayOfWeek(date) + 6) % WEEK));

/**
 * The days that stand side by side: a week from Monday on, or fewer days from the chosen one on.
 * @param date `yyyy-mm-dd`
 */
export function shownDays(date: string, count: number): string[] {
  const first = count === WEEK ? mondayOf(date) : date;
  return eachDay(first, addDays(first, count - 1));
}
