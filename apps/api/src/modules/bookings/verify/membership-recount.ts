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
 * Checks a membership's use count and running totals against its entries, and the uses of each booking and
 * each treatment against what it should have taken. Uses recorded at the desk have neither to compare with.
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
  const ofBookings = compared(takenBy(account, '_booking'), bookings, owed);
  const ofTreatments = compared(takenBy(account, '_treatment'), account.treatments, owedBy);
  return [
    ...found,
    ...ofBookings.map((one) => ({ kind: 'membership-booking' as const, ledgerId, ...one })),
    ...ofTreatments.map((one) => ({ kind: 'membership-treatment' as const, ledgerId, ...one })),
  ];
}

/** Uses taken, net of those given back, and how many of them staff gave back by hand. */
interface TakenUses {
  uses: number;
  undone: number;
}

/** Uses of each booking or treatment, by its hex id. */
function takenBy(
  { uses }: MembershipAccount,
  paidFor: '_booking' | '_treatment',
): ReadonlyMap<string, TakenUses> {
  const taken = new Map<string, TakenUses>();
  for (const { [paidFor]: of, _reverses, uses: some } of uses) {
    if (!of) continue;
    const before = taken.get(of.toHexString()) ?? { uses: 0, undone: 0 };
    taken.set(of.toHexString(), {
      uses: before.uses + some,
      undone: before.undone - (_reverses && some < 0 ? some : 0),
    });
  }
  return taken;
}

/** Those that have taken more or less than they owe, by hex id. */
function compared<T extends { readonly _id: Types.ObjectId }>(
  taken: ReadonlyMap<string, TakenUses>,
  paid: readonly T[],
  owes: (one: T | undefined, undone: number) => { least: number; most: number },
): { by: string; uses: number; owed: number }[] {
  const byId = new Map(paid.map((one) => [one._id.toHexString(), one]));
  return [...new Set([...byId.keys(), ...taken.keys()])].flatMap((by) => {
    const { uses, undone } = taken.get(by) ?? { uses: 0, undone: 0 };
    const { least, most } = owes(byId.get(by), undone);
    if (uses < least) return { by, uses, owed: least };
    return uses > most ? { by, uses, owed: most } : [];
  });
}

/**
 * A treatment takes one use per guest, less what staff gave back by hand; one that is gone, or that the
 * membership no longer pays for, takes none.
 */
const owedBy = (
  treatment: MembershipAccount['treatments'][number] | undefined,
  undone: number,
): { least: number; most: number } => ({
  least: (treatment?.guests ?? 0) - undone,
  most: treatment?.guests ?? 0,
});

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
