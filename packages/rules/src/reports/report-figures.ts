import {
  addDays,
  addMonths,
  type CalendarDate,
  dayOfWeek,
  firstOfMonth,
} from '../calendar/calendar-date';

/**
 * What reports count. A booking belongs to the day it starts, and is one of:
 *
 * - `counted`: active and not waiting. Only these hold places and add to participants and revenue.
 * - `waiting`: on a waiting list.
 * - `cancelled`: cancelled, or made inactive by its status.
 *
 * A counted booking is `due` once it has ended by the venue's clock. A due booking is a `noShow` if
 * nobody marked it as arrived and its status says neither arrived nor left; otherwise it
 * `attended`. The no-show rate is no-shows per due booking, so future bookings do not flatter it. A
 * booking that staff cancelled because nobody came is a cancellation.
 *
 * At the front desk a counted booking is `arrived` once somebody marks it, and `expected` until
 * then unless its status is named like a no-show.
 *
 * Revenue is price times participants plus addons, by the terms stored with the booking, in minor
 * units; amounts in different currencies are never added. Occupancy is participants per place
 * offered.
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
  /** Its status is named like a no-show (`isNoShowName`); absent means false. */
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

/** The first day of the period a day belongs to; weeks start on Monday. */
export function periodStart(date: CalendarDate, grouping: ReportGrouping): CalendarDate {
  if (grouping === 'day') return date;
  if (grouping === 'month') return firstOfMonth(date);
  return addDays(date, -((dayOfWeek(date) + 6) % 7));
}

export interface ReportPeriod {
  /** First day of the whole week or month, which identifies the period. */
  key: CalendarDate;
  /** First day that counts. */
  from: CalendarDate;
  /** Last day that counts. */
  until: CalendarDate;
}

/** Every period in the range, including empty ones; the first and last may be cut short. */
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

/** A share, 0 to 1 (more if overbooked), to four decimals; undefined for a share of nothing. */
export function ratio(part: number, whole: number): number | undefined {
  return whole > 0 ? Math.round((part / whole) * 10_000) / 10_000 : undefined;
}

export interface Money {
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** Sums by currency, in order of its code; currencies that sum to 0 are left out. */
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
