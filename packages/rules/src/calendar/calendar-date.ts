/**
 * A venue's calendar dates. A booking's day is a date, never an instant: nothing here knows a time
 * zone, so neither the browser nor the server can move a day. See docs/domain/calendar-and-time.md.
 */

/** A day as `yyyy-mm-dd`, years 0001 to 9999. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** Enough for ten years; beyond that the cache starts over. */
const REMEMBERED_DAYS = 4_000;
const written = new Map<number, CalendarDate>();
const counted = new Map<CalendarDate, number>();

/** Days since 1970-01-01. @throws RangeError if the text is not a date */
function dayNumber(date: CalendarDate): number {
  const known = counted.get(date);
  if (known !== undefined) return known;
  const time = DATE.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new RangeError(`Not a calendar date: ${date}`);
  if (counted.size >= REMEMBERED_DAYS) counted.clear();
  counted.set(date, time / DAY_MS);
  return time / DAY_MS;
}

/** Calendars ask for the same days again and again, and reading or writing one costs more than a lookup. */
function fromTime(time: number): CalendarDate {
  const day = Math.floor(time / DAY_MS);
  const known = written.get(day);
  if (known !== undefined) return known;
  if (written.size >= REMEMBERED_DAYS) written.clear();
  const date = new Date(time).toISOString().slice(0, 10);
  written.set(day, date);
  return date;
}

/** True for a day that exists, written `yyyy-mm-dd`; false for 2026-02-30. */
export function isCalendarDate(value: unknown): boolean {
  if (typeof value !== 'string' || !DATE.test(value) || value.startsWith('0000')) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && fromTime(time) === value;
}

/** `days` may be negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromTime((dayNumber(date) + days) * DAY_MS);
}

/**
 * Keeps the day if the month has it, otherwise takes its last: 31 January plus one is 28 or 29
 * February.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const first = new Date(dayNumber(firstOfMonth(date)) * DAY_MS);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = lastOfMonth(fromTime(first.getTime()));
  const day = Math.min(Number(date.slice(8)), Number(last.slice(8)));
  return last.slice(0, 8) + String(day).padStart(2, '0');
}

/** 0 Sunday to 6 Saturday. */
export function dayOfWeek(date: CalendarDate): number {
  return new Date(dayNumber(date) * DAY_MS).getUTCDay();
}

/** Days from `from` to `until`; negative when `until` is earlier. */
export function daysBetween(from: CalendarDate, until: CalendarDate): number {
  return dayNumber(until) - dayNumber(from);
}

/** Every day from `from` to `until`, inclusive; none when `until` is earlier. */
export function eachDay(from: CalendarDate, until: CalendarDate): CalendarDate[] {
  const first = dayNumber(from);
  const count = Math.max(0, dayNumber(until) - first + 1);
  return Array.from({ length: count }, (_, index) => fromTime((first + index) * DAY_MS));
}

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 8)}01`;
}

export function lastOfMonth(date: CalendarDate): CalendarDate {
  const next = new Date(dayNumber(firstOfMonth(date)) * DAY_MS);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return fromTime(next.getTime() - DAY_MS);
}

/**
 * The day of a `start` field, sent as a date or an ISO date-time. Only the written day counts:
 * applying its time and offset would let a browser's zone move the booking. Undefined for anything
 * else.
 */
export function parseStart(input: unknown): CalendarDate | undefined {
  if (typeof input !== 'string') return undefined;
  const date = DATE_TIME.exec(input)?.[1] ?? input;
  if (!isCalendarDate(date)) return undefined;
  return date === input || !Number.isNaN(Date.parse(input)) ? date : undefined;
}

/** The day of a start that is stored at 00:00Z. */
export const dateOf = (start: Date): CalendarDate => fromTime(start.getTime());

/** A day as documents store it: at 00:00Z. @throws RangeError when the text is no date */
export const toStart = (date: CalendarDate): Date => new Date(dayNumber(date) * DAY_MS);

/** `start` as an answer carries it: the day as an ISO date-time at 00:00Z. */
export function toStartInstant(date: CalendarDate): string {
  return toStart(date).toISOString();
}
