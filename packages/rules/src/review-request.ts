import { addDays, type CalendarDate } from './calendar-date';
import { venueTimeOf } from './time-zone';

/**
 * Guests are asked how it was about noon of the day after use (specification, section 9), by the venue's
 * clock. What could not be sent at noon is sent until the evening begins, and not at all after it.
 */
const FROM_MINUTES = 12 * 60;
const UNTIL_MINUTES = 18 * 60;

/** A rating is one of these whole numbers. */
export const LOWEST_RATING = 1;
export const HIGHEST_RATING = 5;
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export const isRating = (value: unknown): value is Rating =>
  ratings.some((rating) => rating === value);

/** As long as the message that asked is kept (specification, section 1). */
export const REVIEW_OPEN_DAYS = 90;

/**
 * The day of use whose guests are asked now; none outside of noon to six on the venue's clock.
 * @param now epoch milliseconds
 * @param zone IANA
 */
export function dayToReview(now: number, zone: string): CalendarDate | undefined {
  const { date, minutes } = venueTimeOf(now, zone);
  return minutes >= FROM_MINUTES && minutes < UNTIL_MINUTES ? addDays(date, -1) : undefined;
}

/** A booking of the day of use. */
export interface UsedBooking {
  /** Of the guest; none: a drop-in, who cannot be asked. */
  readonly guest?: string;
  /** Counts: active, and not waiting. */
  readonly counted: boolean;
  /** Was marked as arrived or left. */
  readonly attended: boolean;
  /** Minutes from midnight of its day, may pass 1440. */
  readonly end: number;
}

/**
 * What guests are asked about: each guest once, about what ended last. Where the venue marks arrivals,
 * who was not marked did not come; a venue that marked nobody that day does not mark, and all came.
 */
export function bookingsToReview<T extends UsedBooking>(bookings: readonly T[]): T[] {
  const counted = bookings.filter((booking) => booking.counted);
  const marks = counted.some(({ attended }) => attended);
  const lastOf = new Map<string, T>();
  for (const booking of counted) {
    const { guest, attended, end } = booking;
    if (!guest || (marks && !attended)) continue;
    const known = lastOf.get(guest);
    if (!known || end > known.end) lastOf.set(guest, booking);
  }
  return [...lastOf.values()];
}

/** Whether a rating can still be given or changed. @param askedAt epoch milliseconds */
export function isReviewOpen(askedAt: number, now: number): boolean {
  return now < askedAt + REVIEW_OPEN_DAYS * 86_400_000;
}
