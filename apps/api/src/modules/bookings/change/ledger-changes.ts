import { countsTowardCapacity } from '@atrium/rules/slots';
import { ledgerIdOf, type SlotDemand } from '../../capacity/public';
import type { Booking } from '../booking.schema';

/** A booking before and after: null where it did not exist, or no longer does. */
export interface BookingChange {
  readonly before: Booking | null;
  readonly after: Booking | null;
}

/** Participants more (or fewer) in the slots of one ledger. Slots that nobody enters or leaves are left out. */
export interface LedgerChange {
  readonly ledgerId: string;
  readonly slots: readonly SlotDemand[];
}

/** The day of a booking, yyyy-mm-dd. */
export const dateOf = (booking: Pick<Booking, 'start'>): string =>
  booking.start.toISOString().slice(0, 10);

export const ledgerOf = (booking: Pick<Booking, 'start' | '_service'>): string =>
  ledgerIdOf(booking._service, dateOf(booking));

/**
 * What changes of bookings mean for the ledgers, in the order in which ledgers are locked: whatever a
 * change is called (create, move, enlarge, cancel, status, restore, delete), this is all of it. Changes
 * that even out ask for no more places, so two bookings may swap full slots; but not into one that staff
 * went beyond: who enters it would have a place that nobody allowed them.
 */
export function ledgerChanges(changes: readonly BookingChange[]): LedgerChange[] {
  const ledgers = new Map<string, Map<number, { pax: number; enters: boolean }>>();
  const add = (booking: Booking | null, sign: 1 | -1, other: Booking | null) => {
    if (!booking || !countsTowardCapacity(booking)) return;
    const id = ledgerOf(booking);
    const slots = ledgers.get(id) ?? new Map<number, { pax: number; enters: boolean }>();
    ledgers.set(id, slots);
    const known = slots.get(booking.timeindex) ?? { pax: 0, enters: false };
    slots.set(booking.timeindex, {
      pax: known.pax + sign * booking.participants,
      enters: known.enters || (sign === 1 && booking.participants > placesIn(booking, other)),
    });
  };
  for (const { before, after } of changes) {
    add(before, -1, after);
    add(after, 1, before);
  }
  return [...ledgers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([ledgerId, slots]) => ({
      ledgerId,
      slots: [...slots]
        .filter(([, { pax, enters }]) => pax !== 0 || enters)
        .map(([t, slot]) => ({ t, ...slot })),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** Places that a booking has in the slot of another. */
function placesIn(slot: Booking, booking: Booking | null): number {
  if (!booking || !countsTowardCapacity(booking)) return 0;
  const isThere = ledgerOf(slot) === ledgerOf(booking) && slot.timeindex === booking.timeindex;
  return isThere ? booking.participants : 0;
}
