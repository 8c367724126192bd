import { countsTowardCapacity } from '@atrium/rules/slots';
import type { Booking } from '../booking.schema';
import { type PlacesBySlot, slotKey } from '../engine/ledger.schema';
import { ledgerOf } from '../engine/ledger-changes';

/** Participants of the bookings that count, by ledger: what the ledgers must say. */
export function usedByBookings(bookings: readonly Booking[]): Map<string, PlacesBySlot> {
  const ledgers = new Map<string, PlacesBySlot>();
  for (const booking of bookings) {
    if (!countsTowardCapacity(booking)) continue;
    const used = ledgers.get(ledgerOf(booking)) ?? {};
    const key = slotKey(booking.timeindex);
    used[key] = (used[key] ?? 0) + booking.participants;
    ledgers.set(ledgerOf(booking), used);
  }
  return ledgers;
}
