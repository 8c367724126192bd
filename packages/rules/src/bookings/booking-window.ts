import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { toInstant, venueTimeOf } from '../calendar/time-zone';

export interface BookingWindow {
  /** Epoch milliseconds. */
  now: number;
  /** IANA zone of the venue. */
  zone: string;
  /** Days after the venue's today; 0 is today only, absent is no limit. */
  bookingWindowDays?: number | null;
  /** Minutes that must lie between now and the start; none: 0. */
  minNoticeMinutes?: number | null;
}

export type BookingWindowProblem = 'DATE_IN_PAST' | 'TOO_LATE_NOTICE' | 'BEYOND_BOOKING_WINDOW';

/** The venue's day, wherever the browser or the server is. */
export function venueToday(now: number, zone: string): CalendarDate {
  return venueTimeOf(now, zone).date;
}

/** The last day a guest may book; undefined if there is no limit. */
export function latestBookableDate({
  now,
  zone,
  bookingWindowDays,
}: BookingWindow): CalendarDate | undefined {
  return bookingWindowDays == null ? undefined : addDays(venueToday(now, zone), bookingWindowDays);
}

/** A start is past once its moment is over; at that very moment it can still be booked. */
export function isPast(date: CalendarDate, minutes: number, now: number, zone: string): boolean {
  return toInstant(date, minutes, zone) < now;
}

/** Why a start cannot be booked now. Exactly the minimum notice is enough. */
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

/** True if a guest may book this start (minutes from midnight of `date`) now. */
export function isBookableAt(
  start: { date: CalendarDate; minutes: number } & BookingWindow,
): boolean {
  return bookingWindowProblem(start) === undefined;
}
