import type { TableAttribute } from '@atrium/rules/seating/room/floor-plan';
import type { Types } from 'mongoose';
import { tablesOf } from '../../../modules/bookings/public';
import { type Occupation, piecesOf } from '../../../modules/capacity/public';
import type { DiningRoom } from '../../../modules/dining-rooms/public';
import type { DemoPicture, PictureIds } from '../pictures/demo-pictures';
import type { Random } from '../random';
import type { DemoBooking } from './demo-bookings';

/** Where a table stands, in per cent of the plan. */
type Place = readonly [x: number, y: number];

interface DemoTable {
  readonly name: string;
  readonly seats: number;
  readonly at: Place;
  readonly section: string;
  readonly isRound?: boolean;
  readonly attributes?: readonly TableAttribute[];
}

/** A dining room of the demo; positions and sizes are per cent of its plan. */
export interface DemoRoom {
  readonly name: string;
  readonly picture?: DemoPicture;
  readonly sections: Readonly<Record<string, string>>;
  readonly tables: readonly DemoTable[];
  readonly combinations: readonly {
    readonly tables: readonly string[];
    readonly seats: number;
    readonly from: number;
  }[];
  readonly shapes: readonly {
    readonly kind: DiningRoom['shapes'][number]['kind'];
    readonly at: Place;
    readonly size: readonly [width: number, height: number];
  }[];
}

type StoredRoom = Omit<DiningRoom, '_vendor' | 'createdAt' | 'updatedAt'>;

/** Per cent of the plan: long tables are for six and more. */
const sizeOf = (seats: number) => ({ width: seats > 4 ? 15 : seats > 2 ? 9 : 7, height: 10 });

/** The rooms as stored; the first is the default. */
export const storedRooms = (
  rooms: readonly DemoRoom[],
  random: Random,
  pictureIds: PictureIds,
): StoredRoom[] =>
  rooms.map((room, index) => {
    const sections = Object.entries(room.sections).map(([name, color]) => ({
      ...{ _id: random.objectId(), name, color },
    }));
    const tables = room.tables.map(({ name, seats, at: [posX, posY], ...table }) => ({
      ...{ _id: random.objectId(), name, guestCount: seats },
      minGuests: seats > 4 ? seats - 3 : 1,
      radius: table.isRound ? 50 : 10,
      rotation: 0,
      position: { posX, posY },
      size: sizeOf(seats),
      attributes: [...(table.attributes ?? [])],
      section: sections.find(({ name: of }) => of === table.section)?._id ?? null,
    }));
    const _picture = pictureIds(room.picture);
    return {
      ...(_picture ? { _picture } : {}),
      ...{ _id: random.objectId(), name: room.name, defaultFNB: index === 0, tables, sections },
      combinations: room.combinations.map(({ tables: names, seats, from }) => ({
        ...{ _id: random.objectId(), name: names.join(' + '), minGuests: from, guestCount: seats },
        tables: tables.flatMap(({ _id, name }) => (names.includes(name) ? _id : [])),
      })),
      shapes: room.shapes.map(({ kind, at: [posX, posY], size: [width, height] }) => ({
        ...{ _id: random.objectId(), kind, rotation: 0 },
        ...{ position: { posX, posY }, size: { width, height } },
      })),
      version: 0,
    };
  });

/**
 * Gives the bookings of a day the smallest tables that are free for them, combinations after single tables
 * and the largest parties first, and answers who has which table when.
 */
export function seatDay(
  bookings: readonly DemoBooking[],
  rooms: readonly StoredRoom[],
): Omit<Occupation, '_vendor'>[] {
  const bySeats = [
    ...rooms.flatMap(({ tables }) =>
      tables.map(({ _id, guestCount }) => ({ guestCount, minGuests: 1, tables: [_id] })),
    ),
    ...rooms.flatMap(({ combinations }) => combinations),
  ].sort((a, b) => a.guestCount - b.guestCount || a.tables.length - b.tables.length);
  const days = new Map<string, Omit<Occupation, '_vendor'>>();
  const isFree = (table: Types.ObjectId, { timeindex, timeindexEnd }: DemoBooking) =>
    !bookings.some(
      (other) =>
        other.tables.some(({ _table }) => _table.equals(table)) &&
        other.timeindex < timeindexEnd &&
        timeindex < other.timeindexEnd,
    );
  const waiting = bookings
    .filter(({ active, waitingList }) => active && !waitingList)
    .sort((a, b) => b.participants - a.participants);
  for (const booking of waiting) {
    const { participants } = booking;
    const found = bySeats.find(
      ({ guestCount, minGuests, tables }) =>
        guestCount >= participants &&
        minGuests <= participants &&
        tables.every((table) => isFree(table, booking)),
    );
    if (!found) continue;
    booking.tables = found.tables.map((_table) => ({ _table }));
    for (const { id, ...piece } of tablesOf(booking).flatMap(piecesOf)) {
      const date = id.slice(id.indexOf('|') + 1);
      const day = days.get(id) ?? { _id: id, date, occ: [], v: 0 };
      day.occ.push(piece);
      days.set(id, { ...day, v: day.v + 1 });
    }
  }
  return [...days.values()];
}
