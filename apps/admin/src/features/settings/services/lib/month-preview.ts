import { isBookableAt } from '@atrium/rules/bookings/booking-window';
import {
  addDays,
  type CalendarDate,
  eachDay,
  firstOfMonth,
  isCalendarDate,
  lastOfMonth,
} from '@atrium/rules/calendar/calendar-date';
import { DEFAULT_DURATION_MINUTES } from '@atrium/rules/calendar/minutes';
import {
  type ServiceDay,
  type ServiceSchedule,
  type ServiceTime,
  serviceDay,
} from '@atrium/rules/slots/service-day';
import { wholeNumber } from '../../../../shared/forms/field-values';
import type { ServiceValues } from './service-values';
import { timesOf } from './special-days';
import { type TimeValues, toTimeInput } from './time-values';

function scheduleTimes(times: readonly TimeValues[]): ServiceTime[] {
  return times.flatMap((values, index) => {
    const time = toTimeInput(values);
    return time ? [{ ...time, _id: values._id || `new-${index}` }] : [];
  });
}

/** What a form offers so far; incomplete rows are left out. */
export function scheduleOf(values: ServiceValues): ServiceSchedule {
  return {
    times: scheduleTimes(values.times),
    specialdays: values.specialdays
      .filter(({ startDate, endDate }) => isCalendarDate(startDate) && isCalendarDate(endDate))
      .map((day) => ({ ...day, times: scheduleTimes(timesOf(day)) })),
    durationMinutes: wholeNumber(values.durationMinutes) ?? DEFAULT_DURATION_MINUTES,
    capacity: wholeNumber(values.capacity) ?? 0,
  };
}

interface Place {
  /** IANA. */
  zone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** A day as guests see it: without past starts and those they may not book yet. */
export function guestDay(values: ServiceValues, date: CalendarDate, place: Place): ServiceDay {
  const day = serviceDay(scheduleOf(values), date, place.zone);
  const limits = {
    bookingWindowDays: wholeNumber(values.bookingWindowDays) ?? null,
    minNoticeMinutes: wholeNumber(values.minNoticeMinutes) ?? null,
  };
  const slots = values.active
    ? day.slots.filter(({ start }) => isBookableAt({ date, minutes: start, ...place, ...limits }))
    : [];
  return { ...day, slots };
}

/** The days of a month, and of the weeks around it, with nothing to book. */
export function closedDays(
  values: ServiceValues,
  month: CalendarDate,
  place: Place,
): Set<CalendarDate> {
  const from = addDays(firstOfMonth(month), -6);
  const until = addDays(lastOfMonth(month), 6);
  return new Set(
    eachDay(from, until).filter((date) => guestDay(values, date, place).slots.length === 0),
  );
}

/** How far ahead the preview looks for something to show. */
const DAYS_AHEAD = 60;

/** The first day from `today` on with something to book; undefined if there is none soon. */
export const firstOpenDay = (
  values: ServiceValues,
  today: CalendarDate,
  place: Place,
): CalendarDate | undefined =>
  eachDay(today, addDays(today, DAYS_AHEAD)).find(
    (date) => guestDay(values, date, place).slots.length > 0,
  );
