import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
} from '../calendar/calendar-date';

/** What a report is compared with: the period before its own, or the same one a year earlier. */
export const comparisons = ['previous', 'lastYear'] as const;
export type Comparison = (typeof comparisons)[number];

/** Both ends included. */
export interface Period {
  from: CalendarDate;
  until: CalendarDate;
}

const monthsOf = ({ from, until }: Period): number =>
  (Number(until.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  (Number(until.slice(5, 7)) - Number(from.slice(5, 7))) +
  1;

/**
 * The period to compare a report with. Whole months are compared with whole months, whatever their length; any other
 * period with the days just before it, or with the same dates a year earlier.
 */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  const { from, until } = period;
  const isWholeMonths = from === firstOfMonth(from) && until === lastOfMonth(until);
  if (isWholeMonths) {
    const back = comparison === 'lastYear' ? -12 : -monthsOf(period);
    return { from: addMonths(from, back), until: lastOfMonth(addMonths(until, back)) };
  }
  if (comparison === 'lastYear')
    return { from: addMonths(from, -12), until: addMonths(until, -12) };
  const days = daysBetween(from, until) + 1;
  return { from: addDays(from, -days), until: addDays(from, -1) };
}

/** By how much a number has grown, as a share of what it was; undefined where there was nothing. */
export function growthOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / Math.abs(before);
}
