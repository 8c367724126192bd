import type { BookingOutput } from '@atrium/api-client/admin';
import { isListed } from '@atrium/rules/seating/evening/listed-reservations';
import { stillTaken } from '@atrium/rules/seating/tables/still-taken';
import { spanOn } from '@atrium/rules/seating/tables/table-time';
import { isPresent } from './tables/table-state';

/** Ids of the reservations whose table somebody else will hardly have left when they come. */
export const tablesStillTaken = (
  reservations: readonly BookingOutput[],
  day: string,
  now: number,
): ReadonlySet<string> =>
  stillTaken(
    reservations
      .filter((one) => isListed({ active: one.active, status: one._bookingStatus }))
      .map((party) => ({
        ...spanOn(day, party),
        _id: party._id,
        tables: party.tables,
        isPresent: isPresent(party),
      })),
    now,
  );
