import type { TimeSpan } from '../../calendar/time-spans';
import type { TreatmentPlan } from '../treatments/treatment-plan';
import { breaksUp, byOrder, fitsAt } from './therapist-choice';

/** Where a treatment is given. See docs/domain/spa.md. */

export interface RoomTimes {
  readonly _id: string;
  /** Guests at once. */
  readonly places: number;
  /** How many things it has that others may lack. */
  readonly equipment: number;
  /** Of the types that are given here, the one with the fewest rooms has so many. */
  readonly alternatives: number;
  readonly sortOrder: number;
  /** When nobody has it, in minutes from midnight, as `without` answers it. */
  readonly free: readonly TimeSpan[];
}

export interface RoomDemand {
  readonly plan: TreatmentPlan;
  /** Guests at once, 1 to 6. */
  readonly guests: number;
}

export const largeEnough = <R extends Pick<RoomTimes, 'places'>>(
  guests: number,
  rooms: readonly R[],
): readonly R[] => rooms.filter(({ places }) => places >= guests);

/** The first of `rankedRooms`, or undefined if none is free. */
export const chooseRoom = (
  demand: RoomDemand,
  start: number,
  rooms: readonly RoomTimes[],
  useful: number,
): string | undefined => rankedRooms(demand, start, rooms, useful)[0];

/**
 * The rooms that are free for a treatment, the best first. Special rooms are left for those who need them:
 * the smallest comes first, then the one with the least equipment, then the one that is missed least
 * because its treatments have other rooms too. Of those alike, the one whose day breaks up least.
 * @param start minutes from midnight
 * @param useful how many minutes a piece of a day needs to be of use
 * @param rooms where it may be given
 * @returns ids
 */
export function rankedRooms(
  { plan, guests }: RoomDemand,
  start: number,
  rooms: readonly RoomTimes[],
  useful: number,
): string[] {
  return largeEnough(guests, rooms)
    .filter(({ free }) => fitsAt(start, [plan.room], free))
    .map((room) => ({ room, broken: breaksUp(room.free, [plan.room], start, useful) }))
    .sort(
      (a, b) =>
        a.room.places - b.room.places ||
        a.room.equipment - b.room.equipment ||
        b.room.alternatives - a.room.alternatives ||
        a.broken.pieces - b.broken.pieces ||
        a.broken.wasted - b.broken.wasted ||
        byOrder(a.room, b.room),
    )
    .map(({ room }) => room._id);
}

/**
 * For each room, how many rooms the pickiest type given in it has.
 * @param types with the ids of their rooms
 */
export function alternativesByRoom(
  types: readonly { readonly rooms: readonly string[] }[],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { rooms } of types) {
    for (const room of rooms) {
      found.set(room, Math.min(found.get(room) ?? rooms.length, rooms.length));
    }
  }
  return found;
}
