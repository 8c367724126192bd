import type { PublicOpening } from '@atrium/api-client/public';
import { dayOfWeek } from '@atrium/rules/calendar/calendar-date';

/** Days of a week with the same hours. */
export interface OpeningHours {
  /** 0 (Sunday) to 6, in order from today on. */
  weekdays: number[];
  /** Minutes from midnight. */
  from: number;
  until: number;
}

/** The coming week's openings, days with the same hours together. */
export function openingHours(openings: readonly PublicOpening[]): OpeningHours[] {
  const hours: OpeningHours[] = [];
  for (const { date, from, until } of openings) {
    const same = hours.find((one) => one.from === from && one.until === until);
    if (same) same.weekdays.push(dayOfWeek(date));
    else hours.push({ weekdays: [dayOfWeek(date)], from, until });
  }
  return hours;
}
