import { type PlacesBySlot, startOfSlotKey } from './ledger.schema';

/** Starts that gained places. */
export function grownSlots(before: PlacesBySlot, after: PlacesBySlot): number[] {
  return Object.entries(after)
    .filter(([key, places]) => places > (before[key as keyof PlacesBySlot] ?? 0))
    .map(([key]) => startOfSlotKey(key));
}

export const sameCaps = (a: PlacesBySlot, b: PlacesBySlot): boolean => {
  const keys = Object.keys(a) as (keyof PlacesBySlot)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** Slots that have sold more than they now offer, with the number sold. */
export function oversoldBy(used: PlacesBySlot, cap: PlacesBySlot): PlacesBySlot {
  return Object.fromEntries(
    Object.entries(used).filter(([key, sold]) => sold > (cap[key as keyof PlacesBySlot] ?? 0)),
  );
}
