import { addDays, type CalendarDate } from '../calendar/calendar-date';

/** What guests can buy by themselves, and for how much. See docs/domain/sales.md. */

/** How many days ahead the arrival of a package can be. */
const DAYS_AHEAD = 365;

/** Most guests of one stay that is bought. */
export const MOST_GUESTS = 20;

/** Whether guests can buy something: what costs nothing is given by staff. */
export const isOnSale = ({
  active,
  online,
  price,
}: {
  active: boolean;
  online?: boolean | undefined;
  price: number;
}): boolean => active && online === true && price > 0;

/** The days on which a stay can begin, the first and the last of them. @param today the venue's */
export const arrivalDays = (today: CalendarDate): { first: CalendarDate; last: CalendarDate } => ({
  first: addDays(today, 1),
  last: addDays(today, DAYS_AHEAD),
});

/** Why a stay cannot begin on a day; undefined: it can. @param today the venue's */
export function arrivalProblem(
  day: CalendarDate,
  today: CalendarDate,
): 'DATE_IN_PAST' | 'BEYOND_BOOKING_WINDOW' | undefined {
  const { first, last } = arrivalDays(today);
  if (day < first) return 'DATE_IN_PAST';
  return day > last ? 'BEYOND_BOOKING_WINDOW' : undefined;
}

/** The price of a stay of a package, in minor units: each guest pays. */
export const packageTotal = (
  price: number,
  { adults, children }: { adults: number; children: number },
): number => price * (adults + children);

/**
 * Whether one more stay of a package can begin on a day.
 * @param perDay none: there is no limit
 * @param taken stays that begin then, and those that are being paid for
 */
export const hasStartLeft = (perDay: number | undefined, taken: number): boolean =>
  perDay === undefined || taken < perDay;
