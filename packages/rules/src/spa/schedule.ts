import { type CalendarDate, dayOfWeek, eachDay } from '../calendar/calendar-date';
import type { TimeSpan } from '../calendar/time-spans';

/** Planning the shifts of a spa. See docs/domain/spa.md. */

/** Days of shifts that can be read at once. */
export const MAX_SCHEDULE_DAYS = 93;
/** Days that a repeat or an absence can span. */
export const MAX_PLANNED_DAYS = 366;
export const MAX_BREAKS = 10;

/** @param weekdays 0 Sunday to 6 Saturday @param until the last day, if it is one of them */
export interface ShiftRepeat {
  readonly weekdays: readonly number[];
  readonly until: CalendarDate;
}

/** The days of a shift that is repeated: its own, and later ones on those weekdays. */
export const repeatedDates = (first: CalendarDate, repeat?: ShiftRepeat): CalendarDate[] =>
  repeat
    ? eachDay(first, repeat.until).filter(
        (date) => date === first || repeat.weekdays.includes(dayOfWeek(date)),
      )
    : [first];

const covers = (working: readonly TimeSpan[], { from, until }: TimeSpan): boolean =>
  working.some((span) => span.from <= from && span.until >= until);

/**
 * What a change of working time leaves outside of it. What was outside before is nobody's news.
 * @param taken times that treatments hold
 */
export const leftOutside = <Taken extends TimeSpan>(
  taken: readonly Taken[],
  before: readonly TimeSpan[],
  after: readonly TimeSpan[],
): Taken[] => taken.filter((span) => covers(before, span) && !covers(after, span));
