import { type Ledger, type LedgerHold, slotKey } from './ledger.schema';
import type { UncountedHolds } from './slot-guard';

const none: UncountedHolds = { holds: [] };

/** Participants of a slot's holds that have not expired, as `heldPlaces` counts them. */
export function heldIn(
  holds: readonly LedgerHold[],
  t: number,
  now: Date,
  uncounted: UncountedHolds = none,
): number {
  let held = 0;
  for (const hold of holds) {
    const counts = hold.t === t && hold.exp.getTime() > now.getTime();
    if (counts && !uncounted.holds.includes(hold.h) && hold.g !== uncounted.owner) held += hold.pax;
  }
  return held;
}

/** Places left in a slot: negative if staff overbooked it, none without a cap. */
export function placesLeft(
  ledger: Pick<Ledger, 'cap' | 'used' | 'holds'>,
  t: number,
  now: Date,
  uncounted: UncountedHolds = none,
): number {
  const cap = ledger.cap[slotKey(t)];
  if (cap === undefined) return 0;
  return cap - (ledger.used[slotKey(t)] ?? 0) - heldIn(ledger.holds, t, now, uncounted);
}

/** Whether places are sold at this start. */
export const isSold = ({ cap }: Pick<Ledger, 'cap'>, t: number): boolean =>
  cap[slotKey(t)] !== undefined;

/** One of several requests for places in the same ledger. */
export interface PlaceRequest {
  /** Start of the slot, minutes from midnight. */
  readonly t: number;
  /** Participants; 0 for a booking that joins the waiting list. */
  readonly pax: number;
  /** The hold it completes. */
  readonly hold?: string;
}

/**
 * Which requests get places: first come, first served. One that does not fit does not block those behind it.
 */
export function fitInOrder<R extends PlaceRequest>(
  ledger: Pick<Ledger, 'cap' | 'used' | 'holds'>,
  requests: readonly R[],
  now: Date,
): { accepted: R[]; refused: R[] } {
  const accepted: R[] = [];
  const refused: R[] = [];
  const completed: string[] = [];
  const used = { ...ledger.used };
  for (const request of requests) {
    const holds = request.hold ? [...completed, request.hold] : completed;
    const left = placesLeft({ ...ledger, used }, request.t, now, { holds });
    if (request.pax > 0 && !(isSold(ledger, request.t) && request.pax <= left)) {
      refused.push(request);
      continue;
    }
    accepted.push(request);
    if (request.hold) completed.push(request.hold);
    used[slotKey(request.t)] = (used[slotKey(request.t)] ?? 0) + request.pax;
  }
  return { accepted, refused };
}
