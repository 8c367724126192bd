import { callsByGuests } from './by-guests';
import { callsOfBookings } from './of-bookings';
import { callsOfGuests } from './of-guests';
import { callsOfTheSpa } from './of-the-spa';
import { callsOfTheVenue } from './of-the-venue';
import type { Make } from './two-calls';

/** Each operation that takes an Idempotency-Key and does something else, or more, when it is done twice. */
export const repeatableCalls: Record<string, Make> = {
  ...callsOfBookings,
  ...callsOfGuests,
  ...callsOfTheVenue,
  ...callsOfTheSpa,
  ...callsByGuests,
};
