/** Times of day, in minutes from midnight. See docs/domain/calendar-and-time.md. */

export const MINUTES_PER_DAY = 1440;

/** The length of a booking unless its time or its service says otherwise. */
export const DEFAULT_DURATION_MINUTES = 150;

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** `HH:MM`. An end past midnight shows the next day's clock: 1560 is 02:00. */
export function formatMinutes(minutes: number): string {
  const ofDay = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const hours = String(Math.floor(ofDay / 60)).padStart(2, '0');
  return `${hours}:${String(Math.floor(ofDay % 60)).padStart(2, '0')}`;
}

/** Minutes from midnight for `HH:MM`, 00:00 to 23:59; undefined for anything else. */
export function parseTime(text: string): number | undefined {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined;
}

/** Rounds up to a multiple of 5, the step of the time pickers. May return 1440. */
export function roundUpToFive(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}

/** True for a valid start: a whole number from 0 to 1439. */
export function isStartMinutes(value: unknown): boolean {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MINUTES_PER_DAY
  );
}

/**
 * An end picked as a time of day (0 to 1439), counted from midnight of the day of `start`. An end
 * at or before the start is on the next day, so 22:00 to 02:00 is 1320 to 1560.
 */
export function endAfter(start: number, endOfDay: number): number {
  return endOfDay > start ? endOfDay : endOfDay + MINUTES_PER_DAY;
}
