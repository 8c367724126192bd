import { slotKey } from './ledger.schema';

/** Holds that do not count against a write: those it completes, and the waiting list's for its own. */
export interface UncountedHolds {
  readonly holds: readonly string[];
  /** Whose holds are not counted, e.g. the waiting list's own. */
  readonly owner?: string;
}

export interface SlotDemand {
  /** Start, minutes from midnight. */
  readonly t: number;
  /** Participants more than now. */
  readonly pax: number;
  /** Somebody comes in, perhaps in place of others who leave: there must be room all the same. */
  readonly enters?: boolean;
  /** Whoever comes in may do so at a start that is not sold. */
  readonly anyTime?: boolean;
}

/** Whether the slot must have room: fewer than before may stay beyond its places. */
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
 * True for a ledger with room for every demand. A slot without a cap has none, since a number is never at
 * most a missing value, unless the demand is for any time.
 *
 * Time is the caller's `now`, not the database's $$NOW: with the injected clock a hold ends for the guard
 * when it ends for everybody else.
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
