import { countsTowardCapacity } from '@atrium/rules/slots';
import type { Booking } from '../booking.schema';
import { type Ledger, type PlacesBySlot, slotKey } from '../engine/ledger.schema';
import { ledgerOf } from '../engine/ledger-changes';

/** One thing that does not add up. */
export type Difference =
  /** The ledger's sum is not that of the bookings; 0 also where there is no ledger. */
  | { kind: 'drift'; ledgerId: string; t: number; ledger: number; bookings: number }
  /** More is sold than the slot has, and nobody with the permission let it be. */
  | { kind: 'oversold'; ledgerId: string; t: number; bookings: number; allowed: number }
  /** A booking waits and counts at once. */
  | { kind: 'waits and counts'; bookingId: string };

/** Participants by ledger and slot. */
export type Sums = ReadonlyMap<string, PlacesBySlot>;

type Counted = Pick<
  Booking,
  'start' | '_service' | 'timeindex' | 'participants' | 'active' | 'waitingList'
>;

/** Participants of the bookings that count: what the ledgers must say. */
export function usedByBookings(bookings: readonly Counted[]): Sums {
  const ledgers = new Map<string, PlacesBySlot>();
  for (const booking of bookings) {
    if (!countsTowardCapacity(booking)) continue;
    const id = ledgerOf(booking);
    const used = ledgers.get(id) ?? {};
    const key = slotKey(booking.timeindex);
    used[key] = (used[key] ?? 0) + booking.participants;
    ledgers.set(id, used);
  }
  return ledgers;
}

/**
 * Where ledgers and bookings differ. A slot may have sold more than its places only as far as staff
 * overrode it, or made it smaller afterwards.
 * @param used of the bookings that count
 * @param overridden of those among them that staff put there beyond the places
 */
export function differences(
  ledgers: readonly Pick<Ledger, '_id' | 'cap' | 'used' | 'over'>[],
  used: Sums,
  overridden: Sums = new Map(),
): Difference[] {
  const known = new Set(ledgers.map(({ _id }) => _id));
  const missing = [...used.keys()].filter((id) => !known.has(id));
  return [...missing.map((_id) => ({ _id, cap: {}, used: {} })), ...ledgers].flatMap((ledger) =>
    ofLedger(ledger, used.get(ledger._id) ?? {}, overridden.get(ledger._id) ?? {}),
  );
}

function ofLedger(
  { _id: ledgerId, cap, used, over = {} }: Pick<Ledger, '_id' | 'cap' | 'used' | 'over'>,
  sums: PlacesBySlot,
  overridden: PlacesBySlot,
): Difference[] {
  const starts = new Set(
    [...Object.keys(used), ...Object.keys(sums)].map((key) => Number(key.slice(1))),
  );
  const found: Difference[] = [];
  for (const t of starts) {
    const key = slotKey(t);
    const bookings = sums[key] ?? 0;
    const ledger = used[key] ?? 0;
    const allowed = Math.max((cap[key] ?? 0) + (overridden[key] ?? 0), over[key] ?? 0);
    if (ledger !== bookings) found.push({ kind: 'drift', ledgerId, t, ledger, bookings });
    if (bookings > allowed) found.push({ kind: 'oversold', ledgerId, t, bookings, allowed });
  }
  return found;
}
