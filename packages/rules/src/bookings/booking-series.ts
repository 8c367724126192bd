import { addDays, type CalendarDate } from '../calendar/calendar-date';

/** Longest series: a year of weeks, including the first date. */
export const MAX_SERIES_DATES = 53;

/** Every n weeks on the weekday of the first date. */
export interface SeriesPattern {
  from: CalendarDate;
  /** Last day that may be one of its dates. */
  until: CalendarDate;
  /** 1 is every week. */
  everyWeeks: number;
}

/**
 * The dates of a series, including the first; none when `until` is before `from`. Stops one past
 * MAX_SERIES_DATES so that the caller can tell there are too many.
 */
export function seriesDates({ from, until, everyWeeks }: SeriesPattern): CalendarDate[] {
  const dates: CalendarDate[] = [];
  const step = Math.max(1, Math.trunc(everyWeeks)) * 7;
  for (let date = from; date <= until && dates.length <= MAX_SERIES_DATES; ) {
    dates.push(date);
    date = addDays(date, step);
  }
  return dates;
}

/** What a series does at a full date: skip it or stop there. */
export type OnFull = 'skip' | 'stop';

/** What becomes of a date. */
export type SeriesOutcome =
  | 'booked'
  /** The service is closed or does not offer the time: always skipped, whatever `onFull` says. */
  | 'closed'
  /** Not enough places: left out, or where the series stops. */
  | 'full'
  /** After the date at which the series stopped. */
  | 'stopped';

export interface SeriesDay {
  date: CalendarDate;
  /** Whether the service offers the time on that day. */
  offered: boolean;
  /** Places left. */
  available: number;
}

/**
 * The outcome of each date of a series. `stop` applies to full dates only: a day when the venue is
 * closed does not end a series.
 */
export function planSeries<Day extends SeriesDay>(
  days: readonly Day[],
  { participants, onFull }: { participants: number; onFull: OnFull },
): (Day & { outcome: SeriesOutcome })[] {
  let stopped = false;
  return days.map((day) => {
    if (stopped) return { ...day, outcome: 'stopped' };
    if (!day.offered) return { ...day, outcome: 'closed' };
    if (participants <= day.available) return { ...day, outcome: 'booked' };
    stopped = onFull === 'stop';
    return { ...day, outcome: 'full' };
  });
}
