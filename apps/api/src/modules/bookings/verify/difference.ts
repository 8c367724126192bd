import type { CapacityDifference } from '../../capacity/public';

/** Where the database contradicts its own bookings. Times `t` are minutes from midnight. */
export type Difference =
  | CapacityDifference
  /** A booking that counts and waits, or counts and is cancelled, or is for nobody. */
  | { kind: 'booking'; ledgerId: string; bookingId: string; problem: string }
  /** What a membership says was used is not the sum of its ledger. `ledgerId` names the membership. */
  | { kind: 'membership-count'; ledgerId: string; says: number; sum: number }
  /** An entry of a membership's ledger says another sum than the entries up to it have. */
  | { kind: 'membership-entry'; ledgerId: string; no: number; says: number; sum: number }
  /** A membership that would number its next entry as one that is there, or leaves numbers out. */
  | { kind: 'membership-entries'; ledgerId: string; says: number; last: number }
  /** A booking `by` has taken another number of uses than it owes. */
  | { kind: 'membership-booking'; ledgerId: string; by: string; uses: number; owed: number }
  /** More uses than the membership has. */
  | { kind: 'membership-overused'; ledgerId: string; allowed: number; uses: number };

/** What can be recomputed. What was sold or used too much cannot: a person has to decide whose it is. */
export const isRepairable = ({ kind }: Difference): boolean =>
  kind !== 'oversold' && kind !== 'booking' && kind !== 'overlap' && kind !== 'membership-overused';

/** A line for a person. */
export function describe(difference: Difference): string {
  const { kind, ledgerId } = difference;
  switch (kind) {
    case 'used':
      return `${ledgerId} at ${clock(difference.t)}: the ledger counts ${difference.ledger}, the bookings ${difference.bookings}`;
    case 'missing-ledger':
      return `${ledgerId}: ${difference.bookings} participants are booked and there is no ledger`;
    case 'capacity':
      return `${ledgerId} at ${clock(difference.t)}: the ledger sells ${difference.ledger}, the service offers ${difference.service}`;
    case 'oversold':
      return `${ledgerId} at ${clock(difference.t)}: ${difference.bookings} participants where ${difference.allowed} are allowed`;
    case 'stuck-hold':
      return `${ledgerId}: hold ${difference.holdId} lasts until ${difference.expires.toISOString()}`;
    case 'booking':
      return `${ledgerId}: booking ${difference.bookingId} ${difference.problem}`;
    case 'occupation-missing':
      return `${ledgerId}: does not know booking ${difference.by}, ${clock(difference.start)} to ${clock(difference.end)}`;
    case 'occupation-unknown':
      return `${ledgerId}: is taken for ${difference.by}, ${clock(difference.start)} to ${clock(difference.end)}, which does not have it`;
    case 'overlap':
      return `${ledgerId}: booking ${difference.by} comes at ${clock(difference.start)}, before another has left`;
    case 'membership-count':
      return `${ledgerId}: says that ${difference.says} were used, its ledger ${difference.sum}`;
    case 'membership-entry':
      return `${ledgerId}: entry ${difference.no} says that ${difference.says} were used, up to it there are ${difference.sum}`;
    case 'membership-entries':
      return `${ledgerId}: counts ${difference.says} entries, the last is number ${difference.last}`;
    case 'membership-booking':
      return `${ledgerId}: booking ${difference.by} has taken ${difference.uses} uses, it owes ${difference.owed}`;
    case 'membership-overused':
      return `${ledgerId}: ${difference.uses} uses where ${difference.allowed} are allowed`;
  }
}

const clock = (t: number): string =>
  `${String(Math.floor(t / 60)).padStart(2, '0')}:${String(t % 60).padStart(2, '0')}`;
