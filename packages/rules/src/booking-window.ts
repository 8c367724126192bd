import { addDays, type CalendarDate } from './calendar-date';
import { toInstant, venueTimeOf } from './time-zone';

export interface BookingWindow {
  /** Epoch milliseconds. */
  now: number;
  /** IANA zone of the venue. */
  zone: string;
  /** Days after the venue's today; 0: today only; none: no limit. */
  bookingWindowDays?: number | null;
  /** Minutes that must lie between now and the start; none: 0. */
  minNoticeMinutes?: number | null;
}

export type BookingWindowProblem = 'DATE_IN_PAST' | 'TOO_LATE_NOTICE' | 'BEYOND_BOOKING_WINDOW';

/** The venue's day, wherever the browser or the server is. */
export function venueToday(now: number, zone: string): CalendarDate {
  return venueTimeOf(now, zone).date;
}

/** The last day that a guest may book; undefined: there is no limit. */
export function latestBookableDate({
  now,
  zone,
  bookingWindowDays,
}: BookingWindow): CalendarDate | undefined {
  return bookingWindowDays == null ? undefined : addDays(venueToday(now, zone), bookingWindowDays);
}

/** A start is past once its instant is; at the instant itself it can still be booked. */
export function isPast(date: CalendarDate, minutes: number, now: number, zone: string): boolean {
  return toInstant(date, minutes, zone) < now;
}

/** Why a start cannot be booked now; a notice of exactly the minimum is enough. */
export function bookingWindowProblem(
  start: { date: CalendarDate; minutes: number } & BookingWindow,
): BookingWindowProblem | undefined {
  const instant = toInstant(start.date, start.minutes, start.zone);
  if (instant < start.now) return 'DATE_IN_PAST';
  const latest = latestBookableDate(start);
  if (latest !== undefined && start.date > latest) return 'BEYOND_BOOKING_WINDOW';
  if (instant - start.now < (start.minNoticeMinutes ?? 0) * 60_000) return 'TOO_LATE_NOTICE';
  return undefined;
}

/** True when a guest may book the start (minutes from midnight of `date`) now. */
export function isBookableAt(
  start: { date: CalendarDate; minutes: number } & BookingWindow,
): boolean {
  return bookingWindowProblem(start) === undefined;
}
