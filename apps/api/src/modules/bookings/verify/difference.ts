import type { CapacityDifference } from '../../capacity/public';

/** Where the database contradicts its own bookings. Times `t` are minutes from midnight. */
export type Difference =
  | CapacityDifference
  /** A booking that counts although it waits or is cancelled, or that is for nobody. */
  | { kind: 'booking'; ledgerId: string; bookingId: string; problem: string }
  /** A membership's use count is not the sum of its entries. `ledgerId` names the membership. */
  | { kind: 'membership-count'; ledgerId: string; says: number; sum: number }
  /** The running total in an entry is not the sum of the entries up to it. */
  | { kind: 'membership-entry'; ledgerId: string; no: number; says: number; sum: number }
  /** The counter of entries does not match the last entry's number. */
  | { kind: 'membership-entries'; ledgerId: string; says: number; last: number }
  /** The booking `by` has taken more or fewer uses than it owes. */
  | { kind: 'membership-booking'; ledgerId: string; by: string; uses: number; owed: number }
  /** The treatment `by` has taken more or fewer uses than it owes. */
  | { kind: 'membership-treatment'; ledgerId: string; by: string; uses: number; owed: number }
  /** More uses than the membership has. */
  | { kind: 'membership-overused'; ledgerId: string; allowed: number; uses: number }
  /** A stay counts more or fewer guests for the treatment `by`, which it pays for, than have it. `ledgerId` names the stay. */
  | { kind: 'stay-treatment'; ledgerId: string; by: string; counted: number; guests: number }
  /** A stay has the treatment `by` on another day. */
  | { kind: 'stay-day'; ledgerId: string; by: string; says: string; date: string };

/** Oversold places and overused memberships cannot be recomputed: a person decides who gives way. */
export const isRepairable = ({ kind }: Difference): boolean =>
  kind !== 'oversold' && kind !== 'booking' && kind !== 'overlap' && kind !== 'membership-overused';

/** One line of a report. */
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
    case 'membership-treatment':
      return `${ledgerId}: treatment ${difference.by} has taken ${difference.uses} uses, it owes ${difference.owed}`;
    case 'membership-overused':
      return `${ledgerId}: ${difference.uses} uses where ${difference.allowed} are allowed`;
    case 'stay-treatment':
      return `${ledgerId}: counts ${difference.counted} guests of treatment ${difference.by}, it pays for ${difference.guests}`;
    case 'stay-day':
      return `${ledgerId}: has treatment ${difference.by} on ${difference.says}, it is on ${difference.date}`;
  }
}

const clock = (t: number): string =>
  `${String(Math.floor(t / 60)).padStart(2, '0')}:${String(t % 60).padStart(2, '0')}`;
