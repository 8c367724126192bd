import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { venueTimeOf } from '../calendar/time-zone';

/**
 * Guests are asked for a review around noon on the day after, by the venue's clock. Requests that
 * could not be sent at noon go out until early evening, and not after that.
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

/** Fewer ratings would be about single guests rather than about the service. */
export const RATINGS_TO_SHOW = 3;

/** As long as the message with the request is kept. */
export const REVIEW_OPEN_DAYS = 90;

/**
 * The day whose guests are asked now; undefined outside noon to six by the venue's clock.
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
 * Asks each guest once, about the booking that ended last. If the venue marked any arrivals that
 * day, guests without a mark did not come; if it marked none, it does not track arrivals and
 * everybody came.
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

/** Whether a review can still be given or changed. @param askedAt epoch milliseconds */
export function isReviewOpen(askedAt: number, now: number): boolean {
  return now < askedAt + REVIEW_OPEN_DAYS * 86_400_000;
}
