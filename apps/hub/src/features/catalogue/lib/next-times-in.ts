import type { AvailableDay } from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';

interface Start {
  date: CalendarDate;
  /** Minutes from midnight. */
  start: number;
}

/** The first starts with room, at most one a day while there are enough days. */
export function nextTimesIn(days: readonly AvailableDay[], most: number): Start[] {
  const free = days.flatMap(({ date, times }) =>
    times
      .filter(({ bookable, available }) => bookable && available > 0)
      .map(({ start }, nth) => ({ date, start, nth })),
  );
  return free
    .toSorted((a, b) => a.nth - b.nth || a.date.localeCompare(b.date))
    .slice(0, most)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.start - b.start)
    .map(({ date, start }) => ({ date, start }));
}
