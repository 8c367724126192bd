import { type ServiceSchedule, serviceDay } from '@atrium/rules/service-day';
import { type PlacesBySlot, slotKey } from './ledger.schema';

/** What of a service decides what a day of it can sell. */
export type SellableService = ServiceSchedule & { active: boolean; exclusiveBooking: boolean };

/**
 * The places of each slot of a day (service day rule). A service that is not active sells nothing; a slot
 * of an exclusive one is one place, since its one booking is for one participant.
 * @param zone IANA, the venue's
 */
export function capsOf(service: SellableService, date: string, zone: string): PlacesBySlot {
  if (!service.active) return {};
  return Object.fromEntries(
    serviceDay(service, date, zone).slots.map(({ start, capacity }) => [
      slotKey(start),
      service.exclusiveBooking ? Math.min(1, capacity) : capacity,
    ]),
  );
}

/** Starts whose places became more. */
export function grownSlots(before: PlacesBySlot, after: PlacesBySlot): number[] {
  return Object.entries(after)
    .filter(([key, places]) => places > (before[key as keyof PlacesBySlot] ?? 0))
    .map(([key]) => Number(key.slice(1)));
}

export const sameCaps = (a: PlacesBySlot, b: PlacesBySlot): boolean => {
  const keys = Object.keys(a) as (keyof PlacesBySlot)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** Slots that have sold more than their new places, with what they have sold. */
export function oversoldBy(used: PlacesBySlot, cap: PlacesBySlot): PlacesBySlot {
  return Object.fromEntries(
    Object.entries(used).filter(([key, sold]) => sold > (cap[key as keyof PlacesBySlot] ?? 0)),
  );
}
