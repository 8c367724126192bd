import { countsTowardCapacity } from '@atrium/rules/slots';
import type { Booking } from '../booking.schema';
import { ledgerIdOf } from './ledger.schema';

/** A booking before and after: null where it did not exist, or no longer does. */
export interface BookingChange {
  readonly before: Booking | null;
  readonly after: Booking | null;
}

/** Participants more (or fewer) in the slots of one ledger. Slots that stay the same are left out. */
export interface LedgerChange {
  readonly ledgerId: string;
  readonly slots: readonly { readonly t: number; readonly pax: number }[];
}

/** The day of a booking, yyyy-mm-dd. */
export const dateOf = (booking: Pick<Booking, 'start'>): string =>
  booking.start.toISOString().slice(0, 10);

export const ledgerOf = (booking: Pick<Booking, 'start' | '_service'>): string =>
  ledgerIdOf(booking._service, dateOf(booking));

/**
 * What changes of bookings mean for the ledgers, in the order in which ledgers are locked: whatever a
 * change is called (create, move, enlarge, cancel, status, restore, delete), this is all of it. Changes
 * that even out ask for nothing, so two bookings may swap full slots.
 */
export function ledgerChanges(changes: readonly BookingChange[]): LedgerChange[] {
  const ledgers = new Map<string, Map<number, number>>();
  const add = (booking: Booking | null, sign: 1 | -1) => {
    if (!booking || !countsTowardCapacity(booking)) return;
    const id = ledgerOf(booking);
    const slots = ledgers.get(id) ?? new Map<number, number>();
    ledgers.set(id, slots);
    const sum = (slots.get(booking.timeindex) ?? 0) + sign * booking.participants;
    slots.set(booking.timeindex, sum);
  };
  for (const { before, after } of changes) {
    add(before, -1);
    add(after, 1);
  }
  return [...ledgers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([ledgerId, slots]) => ({
      ledgerId,
      slots: [...slots].filter(([, pax]) => pax !== 0).map(([t, pax]) => ({ t, pax })),
    }))
    .filter(({ slots }) => slots.length > 0);
}
