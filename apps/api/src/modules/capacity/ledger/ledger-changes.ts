import type { CapacityChange, CapacityClaim, PlaceClaim } from '../claim';
import { dayOfLedger, ledgerIdOf } from './ledger.schema';
import { needsRoom, type SlotDemand } from './slot-guard';

/** Change in participants by slot of one ledger; slots without change are left out. */
export interface LedgerChange {
  readonly ledgerId: string;
  readonly slots: readonly SlotDemand[];
}

interface SlotChange {
  pax: number;
  enters: boolean;
  /** Somebody who stays or comes needs the start to be sold. */
  bounded: boolean;
}

/**
 * How changed claims affect each ledger, in locking order. Changes that balance need no extra places, so
 * two holders may swap full slots. They may not swap into an overbooked slot: that overbooking was granted
 * to somebody else.
 */
export function ledgerChanges(changes: readonly CapacityChange[]): LedgerChange[] {
  const ledgers = new Map<string, Map<number, SlotChange>>();
  const add = (claim: CapacityClaim | null, sign: 1 | -1, other: CapacityClaim | null) => {
    for (const place of claim?.places ?? []) {
      const id = ledgerIdOf(place.serviceId, place.date);
      const slots = ledgers.get(id) ?? new Map<number, SlotChange>();
      ledgers.set(id, slots);
      const known = slots.get(place.t) ?? { pax: 0, enters: false, bounded: false };
      slots.set(place.t, {
        pax: known.pax + sign * place.places,
        enters: known.enters || (sign === 1 && place.places > placesIn(place, other)),
        bounded: known.bounded || (sign === 1 && !place.anyTime),
      });
    }
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
        .map(([t, { pax, enters, bounded }]) => ({
          ...{ t, pax, enters },
          ...(needsRoom({ t, pax, enters }) && !bounded ? { anyTime: true } : {}),
        })),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** Slots that lose participants, with the number. */
export function freedPlaces(changes: readonly CapacityChange[]): PlaceClaim[] {
  return ledgerChanges(changes).flatMap(({ ledgerId, slots }) =>
    slots
      .filter(({ pax }) => pax < 0)
      .map(({ t, pax }) => ({ ...dayOfLedger(ledgerId), t, places: -pax })),
  );
}

/** The places one claim has in the slot of another. */
function placesIn({ serviceId, date, t }: PlaceClaim, claim: CapacityClaim | null): number {
  const same = (claim?.places ?? []).filter(
    (place) => place.t === t && place.date === date && place.serviceId.equals(serviceId),
  );
  return same.reduce((sum, { places }) => sum + places, 0);
}
