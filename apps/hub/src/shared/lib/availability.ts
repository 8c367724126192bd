import type { AvailableDay, AvailableTime } from '@atrium/api-client/hub';
import { isPast } from '@atrium/rules/bookings/booking-window';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import type { TimeSlot } from '@atrium/ui/components/calendar/slot-list';

/** The days on which nothing can be booked and no waiting list be joined. */
export const unavailableDates = (days: readonly AvailableDay[]): CalendarDate[] =>
  days.filter(({ times }) => !times.some(({ bookable }) => bookable)).map(({ date }) => date);

/** The venue's clock, to tell full times from past ones. */
interface Clock {
  /** Epoch milliseconds. */
  now: number;
  /** IANA zone of the venue. */
  zone: string;
}

/**
 * The times to show for a day: bookable ones, and full ones so that guests know about them. Times
 * in the past, or too soon to book, are left out.
 */
export function shownTimes(day: AvailableDay | undefined, { now, zone }: Clock): AvailableTime[] {
  return (day?.times ?? []).filter(
    ({ start, available, bookable }) =>
      bookable || (available <= 0 && day !== undefined && !isPast(day.date, start, now, zone)),
  );
}

export const toTimeSlot = (time: AvailableTime): TimeSlot & { waitingList: boolean } => ({
  start: time.start,
  end: time.end,
  available: time.available,
  showAvailability: time.showAvailability,
  showEndTime: time.showEndTime,
  overrideName: time.name,
  waitingList: time.waitingList,
});
