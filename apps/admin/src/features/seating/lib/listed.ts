import type { BookingOutput } from '@atrium/api-client/admin';
import { isListed } from '@atrium/rules/seating/evening/listed-reservations';
import { normalise, termsOf } from '@atrium/rules/texts/search-text';
import { isPresent } from './tables/table-state';

interface Filter {
  typed?: string;
  /** What the tables of a reservation are called. */
  namesOf: (reservation: BookingOutput) => string;
  /** The venue's clock, minutes from midnight; undefined on another day than today. */
  now?: number | undefined;
}

/** Whether a party is what is looked for. @param tables what its tables are called */
export function matchesSearch(reservation: BookingOutput, typed: string, tables: string): boolean {
  const terms = termsOf(typed);
  if (terms.length === 0) return true;
  const { _customer: guest, bookingId, roomNumber, comment } = reservation;
  const known = normalise(
    [guest?.firstname, guest?.lastname, guest?.phone, bookingId, roomNumber, comment, tables]
      .filter(Boolean)
      .join(' '),
  );
  return terms.every((term) => known.includes(term));
}

/** The day's list: who is still to come, the next one first, then who sits, then whose time is over. */
export function listedReservations(
  reservations: readonly BookingOutput[],
  { typed = '', namesOf, now }: Filter,
): Record<'coming' | 'seated' | 'missed', BookingOutput[]> {
  const listed = reservations
    .filter((one) => isListed({ active: one.active, status: one._bookingStatus }))
    .filter((one) => matchesSearch(one, typed, namesOf(one)))
    .toSorted((a, b) => a.timeindex - b.timeindex || a._id.localeCompare(b._id));
  const isMissed = ({ timeindexEnd }: BookingOutput) => now !== undefined && timeindexEnd <= now;
  return {
    coming: listed.filter((one) => !isPresent(one) && !isMissed(one)),
    seated: listed.filter(isPresent),
    missed: listed.filter((one) => !isPresent(one) && isMissed(one)),
  };
}
