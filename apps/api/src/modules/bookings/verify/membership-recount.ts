import type { Types } from 'mongoose';
import type { MembershipAccount } from '../../memberships/public';
import type { Booking } from '../booking.schema';
import type { Difference } from './difference';

/** The fields of a covered booking that counting needs. */
export type CoveredBooking = Pick<
  Booking,
  '_id' | 'participants' | 'active' | 'waitingList' | 'cancelledAt' | 'updatedAt'
> & { readonly terms: Pick<Booking['terms'], 'cancellationDeadline' | 'coveredBy'> };

type MembershipDifference = Extract<Difference, { kind: `membership-${string}` }>;

export const MEMBERSHIP_LEDGER = 'membership:';

/** A membership's id in differences. */
export const membershipLedgerId = (id: Types.ObjectId): string =>
  `${MEMBERSHIP_LEDGER}${id.toHexString()}`;

/**
 * Checks a membership's use count and running totals against its entries, and the uses of each booking
 * against what it should have taken. Uses recorded at the desk have no booking to compare with.
 */
export function membershipDifferences(
  account: MembershipAccount,
  bookings: readonly CoveredBooking[],
): MembershipDifference[] {
  const ledgerId = membershipLedgerId(account._id);
  const found: MembershipDifference[] = [];
  let sum = 0;
  for (const { no, uses, numberOfUsages } of account.uses) {
    sum += uses;
    if (numberOfUsages !== sum) {
      found.push({ kind: 'membership-entry', ledgerId, no, says: numberOfUsages, sum });
    }
  }
  const { maxNumberOfUsages: max, numberOfUsages: says } = account;
  if (says !== sum) found.push({ kind: 'membership-count', ledgerId, says, sum });
  const last = account.uses.at(-1)?.no ?? 0;
  if (account.entries !== last) {
    found.push({ kind: 'membership-entries', ledgerId, says: account.entries, last });
  }
  if (max > 0 && sum > max) {
    found.push({ kind: 'membership-overused', ledgerId, allowed: max, uses: sum });
  }
  const byId = new Map(bookings.map((booking) => [booking._id.toHexString(), booking]));
  const taken = takenBy(account);
  for (const by of new Set([...byId.keys(), ...taken.keys()])) {
    const { uses, undone } = taken.get(by) ?? { uses: 0, undone: 0 };
    const { least, most } = owed(byId.get(by), undone);
    if (uses < least) found.push({ kind: 'membership-booking', ledgerId, by, uses, owed: least });
    if (uses > most) found.push({ kind: 'membership-booking', ledgerId, by, uses, owed: most });
  }
  return found;
}

/** Uses of each booking by its hex id, and how many of them staff gave back by hand. */
function takenBy({ uses }: MembershipAccount) {
  const taken = new Map<string, { uses: number; undone: number }>();
  for (const { _booking, _reverses, uses: some } of uses) {
    if (!_booking) continue;
    const before = taken.get(_booking.toHexString()) ?? { uses: 0, undone: 0 };
    taken.set(_booking.toHexString(), {
      uses: before.uses + some,
      undone: before.undone - (_reverses && some < 0 ? some : 0),
    });
  }
  return taken;
}

/**
 * How many uses a booking may have taken. One that counts or waits takes one per participant, less what
 * staff gave back by hand. A deleted one, or one cancelled in time and not changed since, takes none. Any
 * other may have kept its uses as a late cancellation.
 */
function owed(
  booking: CoveredBooking | undefined,
  undone: number,
): { least: number; most: number } {
  if (!booking) return { least: -undone, most: 0 };
  const { active, waitingList, participants, cancelledAt, updatedAt, terms } = booking;
  if (active || waitingList) return { least: participants - undone, most: participants };
  const inTime =
    cancelledAt !== undefined &&
    cancelledAt.getTime() === updatedAt.getTime() &&
    cancelledAt.getTime() <= terms.cancellationDeadline.getTime();
  return { least: -undone, most: inTime ? 0 : Number.POSITIVE_INFINITY };
}
