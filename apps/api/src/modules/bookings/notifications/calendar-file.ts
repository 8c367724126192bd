import { dateOf } from '@atrium/rules/calendar/calendar-date';
import {
  type CalendarEntry,
  calendarEvent,
  calendarOf,
} from '../../../common/calendar/calendar-event';
import type { Booking } from '../booking.schema';

type Context = Pick<CalendarEntry, 'title' | 'vendor' | 'url'>;

/** A booking for the guest's calendar; one that no longer counts takes itself out of it. */
export const calendarFile = (booking: Booking, context: Context): string =>
  calendarEvent(entryOf(booking, context));

/** What was booked in one go, for the guest's calendar. */
export const calendarOfSeveral = (
  several: readonly { readonly booking: Booking; readonly context: Context }[],
): string => calendarOf(several.map(({ booking, context }) => entryOf(booking, context)));

/** Takes bookings out of the guest's calendar, also those that are deleted. */
export const calendarWithout = (
  several: readonly { readonly booking: Booking; readonly context: Context }[],
): string =>
  calendarOf(
    several.map(({ booking, context }) => ({
      ...entryOf(booking, context),
      // what is deleted gets no revision of its own
      ...(stateOf(booking) === 'cancelled'
        ? {}
        : { state: 'cancelled' as const, sequence: booking.sequence + 1 }),
    })),
  );

const entryOf = (booking: Booking, context: Context): CalendarEntry => ({
  ...context,
  _id: booking._id.toHexString(),
  sequence: booking.sequence,
  state: stateOf(booking),
  date: dateOf(booking.start),
  start: booking.timeindex,
  end: booking.timeindexEnd,
  description: booking.bookingId,
  createdAt: booking.createdAt,
  updatedAt: booking.updatedAt,
});

function stateOf({ active, waitingList }: Booking): CalendarEntry['state'] {
  if (waitingList) return 'tentative';
  return active ? 'confirmed' : 'cancelled';
}
