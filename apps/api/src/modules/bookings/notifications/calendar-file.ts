import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { type CalendarEntry, calendarEvent } from '../../../common/calendar/calendar-event';
import type { Booking } from '../booking.schema';

/** A booking for the guest's calendar; one that no longer counts takes itself out of it. */
export const calendarFile = (
  booking: Booking,
  context: Pick<CalendarEntry, 'title' | 'vendor' | 'url'>,
): string =>
  calendarEvent({
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
