import { slotKey } from './ledger.schema';

/** Holds that do not count against a write: those it completes, and for the waiting list its own. */
export interface UncountedHolds {
  readonly holds: readonly string[];
  /** Whose holds are not counted, e.g. the waiting list's. */
  readonly owner?: string;
}

export interface SlotDemand {
  /** Start, minutes from midnight. */
  readonly t: number;
  /** Additional participants. */
  readonly pax: number;
  /** Somebody new comes in, so there must be room even if as many leave. */
  readonly enters?: boolean;
  /** Also at a time that is not sold. */
  readonly anyTime?: boolean;
}

/** Whether the slot needs room: a shrinking number may stay above its places. */
export const needsRoom = ({ pax, enters = false }: SlotDemand): boolean => pax > 0 || enters;

/** Participants of a slot's holds that have not expired at `now`, as an aggregation expression. */
export function heldPlaces(t: number, now: Date, uncounted: UncountedHolds) {
  return {
    $sum: {
      $map: {
        input: {
          $filter: {
            input: { $ifNull: ['$holds', []] },
            as: 'hold',
            cond: {
              $and: [
                { $eq: ['$$hold.t', t] },
                { $gt: ['$$hold.exp', now] },
                { $not: [{ $in: ['$$hold.h', [...uncounted.holds]] }] },
                ...(uncounted.owner ? [{ $ne: ['$$hold.g', uncounted.owner] }] : []),
              ],
            },
          },
        },
        as: 'hold',
        in: '$$hold.pax',
      },
    },
  };
}

/**
 * Matches a ledger with room for every demand. A slot without a cap has none, because comparing with a
 * missing value is false, unless the demand is for any time.
 *
 * Time is the caller's `now` rather than the database's $$NOW, so that a hold ends for the guard when it ends
 * for everything else that uses the injected clock.
 */
export function hasRoom(demands: readonly SlotDemand[], now: Date, uncounted: UncountedHolds) {
  return {
    $and: demands.map(({ t, pax, anyTime = false }) => ({
      $lte: [
        {
          $add: [{ $ifNull: [`$used.${slotKey(t)}`, 0] }, heldPlaces(t, now, uncounted), pax],
        },
        anyTime
          ? { $ifNull: [`$cap.${slotKey(t)}`, Number.POSITIVE_INFINITY] }
          : `$cap.${slotKey(t)}`,
      ],
    })),
  };
}
