import { countsTowardCapacity } from '@atrium/rules/slots';
import type { Booking } from '../booking.schema';
import { type Ledger, type PlacesBySlot, slotKey } from '../engine/ledger.schema';
import { ledgerOf } from '../engine/ledger-changes';

/** One thing that does not add up. */
export type Difference =
  /** The ledger's sum is not that of the bookings. */
  | { kind: 'drift'; ledgerId: string; t: number; ledger: number; bookings: number }
  /** Bookings count in a day that has no ledger. */
  | { kind: 'missing ledger'; ledgerId: string; t: number; bookings: number }
  /** More is sold than the slot has, and no person of level 2 or more is in the audit log for it. */
  | { kind: 'oversold'; ledgerId: string; t: number; bookings: number; capacity: number }
  /** A booking is waiting and counted at once. */
  | { kind: 'waiting but active'; bookingId: string };

type Counted = Pick<
  Booking,
  'start' | '_service' | 'timeindex' | 'participants' | 'active' | 'waitingList' | 'bookingId'
>;

/** Participants of the bookings that count, by ledger and slot: what the ledgers must say. */
export function usedByBookings(bookings: readonly Counted[]): Map<string, PlacesBySlot> {
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
 * Where ledgers and bookings differ.
 * @param excused ledgers and slots that somebody overrode, as `<ledger>#t600`
 */
export function differences(
  ledgers: readonly Pick<Ledger, '_id' | 'cap' | 'used'>[],
  bookings: readonly Counted[],
  excused: ReadonlySet<string> = new Set(),
): Difference[] {
  const used = usedByBookings(bookings);
  const known = new Set(ledgers.map(({ _id }) => _id));
  return [
    ...bookings
      .filter(({ active, waitingList }) => active && waitingList)
      .map(({ bookingId }) => ({ kind: 'waiting but active' as const, bookingId })),
    ...[...used]
      .filter(([ledgerId]) => !known.has(ledgerId))
      .flatMap(([ledgerId, slots]) =>
        entriesOf(slots).map(([t, sum]) => ({
          kind: 'missing ledger' as const,
          ledgerId,
          t,
          bookings: sum,
        })),
      ),
    ...ledgers.flatMap((ledger) => ofLedger(ledger, used.get(ledger._id) ?? {}, excused)),
  ];
}

function ofLedger(
  { _id, cap, used }: Pick<Ledger, '_id' | 'cap' | 'used'>,
  sums: PlacesBySlot,
  excused: ReadonlySet<string>,
): Difference[] {
  const starts = new Set([...entriesOf(used), ...entriesOf(sums)].map(([t]) => t));
  const found: Difference[] = [];
  for (const t of starts) {
    const key = slotKey(t);
    const bookings = sums[key] ?? 0;
    const ledger = used[key] ?? 0;
    const capacity = cap[key] ?? 0;
    if (ledger !== bookings) found.push({ kind: 'drift', ledgerId: _id, t, ledger, bookings });
    if (bookings > capacity && !excused.has(`${_id}#${key}`)) {
      found.push({ kind: 'oversold', ledgerId: _id, t, bookings, capacity });
    }
  }
  return found;
}

const entriesOf = (places: PlacesBySlot): [number, number][] =>
  Object.entries(places).map(([key, sum]) => [Number(key.slice(1)), sum]);
