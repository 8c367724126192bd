import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { createEvent } from 'ics';
import type { Booking } from '../booking.schema';

interface CalendarContext {
  /** The service's name in the guest's language. */
  readonly title: string;
  readonly vendor: { readonly name: string; readonly timezone: string; readonly email?: string };
  /** Absolute address of the booking. */
  readonly url: string;
}

/**
 * A booking as an iCalendar event. Its uid never changes and its sequence grows with every move, so that
 * a calendar replaces what it has; a booking that no longer counts cancels it.
 */
export function calendarFile(booking: Booking, { title, vendor, url }: CalendarContext): string {
  const date = dateOf(booking.start);
  const gone = !booking.active && !booking.waitingList;
  const { error, value } = createEvent({
    productId: 'atrium/bookings',
    uid: `${booking._id.toHexString()}@atrium`,
    sequence: booking.sequence,
    method: gone ? 'CANCEL' : 'PUBLISH',
    status: gone ? 'CANCELLED' : booking.waitingList ? 'TENTATIVE' : 'CONFIRMED',
    start: toInstant(date, booking.timeindex, vendor.timezone),
    end: toInstant(date, booking.timeindexEnd, vendor.timezone),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    title: `${title} – ${vendor.name}`,
    description: booking.bookingId,
    location: vendor.name,
    url,
    ...(vendor.email ? { organizer: { name: vendor.name, email: vendor.email } } : {}),
    created: booking.createdAt.getTime(),
    lastModified: booking.updatedAt.getTime(),
  });
  if (!value) throw error ?? new Error('an event without a text');
  return value;
}
