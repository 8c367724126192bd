import type { Seats } from './floor-plan';

/** The seats of a room, as far as bookings depend on them. */
export interface RoomSeats {
  readonly tables: readonly { readonly _id: string; readonly guestCount: number }[];
  readonly combinations: readonly (Pick<Seats, 'guestCount'> & {
    readonly tables: readonly string[];
  })[];
}

/** A booking with tables of the room. */
export interface SeatedParty {
  /** Children included. */
  readonly participants: number;
  readonly tables: readonly string[];
}

/** Why a booking no longer has what it was given. */
export type RoomImpactReason = 'tableRemoved' | 'tooSmall' | 'combinationRemoved';

/** Tables of `before` that are gone, or at which a booking may not fit any more. */
export function changedTables(before: RoomSeats, after: RoomSeats): string[] {
  return before.tables.map(({ _id }) => _id).filter((_id) => isChanged(_id, before, after));
}

/**
 * What a change of the room does to a booking; null if it loses nothing. One that did not fit
 * before is not the change's doing.
 */
export function roomImpactOn(
  { participants, tables }: SeatedParty,
  before: RoomSeats,
  after: RoomSeats,
): RoomImpactReason | null {
  const own = tables.filter((_id) => before.tables.some((table) => table._id === _id));
  const remaining = new Set(after.tables.map(({ _id }) => _id));
  if (own.some((_id) => !remaining.has(_id))) return 'tableRemoved';
  const [had, has] = [seatsAt(own, before), seatsAt(own, after)];
  if (has >= participants || has >= had) return null;
  const wasJoined = combinationOf(own, before) && !combinationOf(own, after);
  return wasJoined ? 'combinationRemoved' : 'tooSmall';
}

/** Seats of tables together: what their combination says, or else their sum. */
function seatsAt(tables: readonly string[], room: RoomSeats): number {
  const single = room.tables
    .filter(({ _id }) => tables.includes(_id))
    .reduce((sum, { guestCount }) => sum + guestCount, 0);
  return combinationOf(tables, room)?.guestCount ?? single;
}

/** The combination of exactly these tables; the largest if there are several. */
const combinationOf = (tables: readonly string[], { combinations }: RoomSeats) =>
  combinations
    .filter(
      (one) =>
        one.tables.length === tables.length && one.tables.every((_id) => tables.includes(_id)),
    )
    .sort((a, b) => b.guestCount - a.guestCount)[0];

function isChanged(_id: string, before: RoomSeats, after: RoomSeats): boolean {
  const seats = (room: RoomSeats) => room.tables.find((table) => table._id === _id)?.guestCount;
  const [had = 0, has] = [seats(before), seats(after)];
  if (has === undefined || has < had) return true;
  return before.combinations
    .filter(({ tables }) => tables.includes(_id))
    .some(({ tables, guestCount }) => (combinationOf(tables, after)?.guestCount ?? 0) < guestCount);
}
