import { addDays } from '@atrium/rules/calendar/calendar-date';
import { normalise } from '@atrium/rules/texts/search-text';
import { paths } from '../../../paths';

/** As the API allows: a period of 366 days, a text of two characters. */
const DAYS_AHEAD = 365;
const MIN_TEXT = 2;

export interface BookingSearch {
  from: string;
  until: string;
  text: string;
  limit: number;
}

const LIMIT = 5;
/** The short number that a guest reads out from a confirmation. */
const REFERENCE = /^(?=.*\d)[a-z0-9]{8}$/;
/** Four or more of its digits; letters and figures together are no name, and no phone number. */
const PART_OF_REFERENCE = /^(?=.*\d)(?=.*[a-z])[a-z0-9]{4,7}$/;

/** The bookings to come that a term may mean; undefined while it says too little. */
export function comingBookings(term: string, today: string): BookingSearch | undefined {
  const text = term.trim();
  if (text.length < MIN_TEXT) return undefined;
  return { from: today, until: addDays(today, DAYS_AHEAD), text, limit: LIMIT };
}

/** The list of all bookings to come that a term means. */
export const comingBookingsPath = (term: string, today: string): string =>
  `${paths.listBookings}?${new URLSearchParams({
    until: addDays(today, DAYS_AHEAD),
    shown: 'all',
    text: term.trim(),
  })}`;

/**
 * What is over is looked for by its number alone: a name would bring up every visit of the past year
 * before the one that the guest is calling about.
 */
export function pastBookings(term: string, today: string): BookingSearch | undefined {
  const text = term.trim();
  const number = normalise(text);
  if (!REFERENCE.test(number) && !PART_OF_REFERENCE.test(number)) return undefined;
  return { from: addDays(today, -DAYS_AHEAD), until: addDays(today, -1), text, limit: LIMIT };
}
