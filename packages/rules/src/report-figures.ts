import { addDays, addMonths, type CalendarDate, dayOfWeek, firstOfMonth } from './calendar-date';

/**
 * What reports count. A booking belongs to the day it starts. It is one of:
 *
 * - `counted`: active and not waiting; it holds places. Only these make participants and revenue.
 * - `waiting`: on a waiting list.
 * - `cancelled`: neither; cancelled, or made inactive by its status.
 *
 * Of the counted ones, those whose end has passed on the venue's clock are `due`. A due booking is a
 * `noShow` when it was never marked as arrived and its status says neither arrived nor left; else it
 * `attended`. The rate of no-shows is no-shows of due bookings, so what is still to come does not make it
 * look better. A booking that staff cancelled because nobody came is a cancellation.
 *
 * At the desk a counted booking is `arrived` as soon as somebody has marked it so, over or not, and `expected`
 * as long as nobody has and its status is not called a no-show.
 *
 * Revenue is price times participants plus addons, by the terms stored with the booking, in minor units of
 * their currency; amounts of two currencies are never added. Occupancy is participants of places offered.
 */
export const bookingFigures = [
  'counted',
  'waiting',
  'cancelled',
  'due',
  'attended',
  'noShow',
  'arrived',
  'expected',
] as const;
export type BookingFigure = (typeof bookingFigures)[number];

export interface CountableBooking {
  active: boolean;
  waitingList: boolean;
  attendenceVerified: boolean;
  /** Of its status; none: false. */
  hasArrived?: boolean;
  /** Of its status; none: false. */
  hasLeft?: boolean;
  /** Its status is called a no-show (`isNoShowName`); none: false. */
  isNoShow?: boolean;
  /** Its end has passed on the venue's clock. */
  ended: boolean;
}

/** Every figure that a booking is counted in. */
export function figuresOf(booking: CountableBooking): BookingFigure[] {
  if (booking.waitingList) return ['waiting'];
  if (!booking.active) return ['cancelled'];
  const came = booking.attendenceVerified || booking.hasArrived || booking.hasLeft;
  return [
    'counted',
    ...(booking.ended ? (['due', came ? 'attended' : 'noShow'] as const) : []),
    ...(came ? (['arrived'] as const) : booking.isNoShow ? [] : (['expected'] as const)),
  ];
}

export const reportGroupings = ['day', 'week', 'month'] as const;
export type ReportGrouping = (typeof reportGroupings)[number];

/** The first day of the period that a day belongs to; weeks begin on Monday. */
export function periodStart(date: CalendarDate, grouping: ReportGrouping): CalendarDate {
  if (grouping === 'day') return date;
  if (grouping === 'month') return firstOfMonth(date);
  return addDays(date, -((dayOfWeek(date) + 6) % 7));
}

export interface ReportPeriod {
  /** First day of the whole week or month: what the period is called by. */
  key: CalendarDate;
  /** First day that counts. */
  from: CalendarDate;
  /** Last day that counts. */
  until: CalendarDate;
}

/** Every period from day to day, those without bookings too; the first and the last may be cut off. */
export function reportPeriods(
  from: CalendarDate,
  until: CalendarDate,
  grouping: ReportGrouping,
): ReportPeriod[] {
  const periods: ReportPeriod[] = [];
  for (let key = periodStart(from, grouping); key <= until; key = nextPeriod(key, grouping)) {
    const last = addDays(nextPeriod(key, grouping), -1);
    periods.push({ key, from: key < from ? from : key, until: last > until ? until : last });
  }
  return periods;
}

function nextPeriod(key: CalendarDate, grouping: ReportGrouping): CalendarDate {
  if (grouping === 'day') return addDays(key, 1);
  if (grouping === 'week') return addDays(key, 7);
  return addMonths(key, 1);
}

/** A part of a whole, 0 to 1 (above where staff overbooked), to four decimals; none where there is no whole. */
export function ratio(part: number, whole: number): number | undefined {
  return whole > 0 ? Math.round((part / whole) * 10_000) / 10_000 : undefined;
}

export interface Money {
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** Amounts added up by currency, in the order of its code; a currency that comes to nothing is left out. */
export function addMoney(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, amount]) => ({ currency, amount }));
}
