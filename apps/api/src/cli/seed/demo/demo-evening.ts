import { addDays, type CalendarDate, eachDay } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { type Occupation, piecesOf, slotKey } from '../../../modules/capacity/public';
import type { DiningRoom } from '../../../modules/dining-rooms/public';
import type { TableBlock } from '../../../modules/table-blocks/public';
import type { Random } from '../random';
import type { DayOfBookings, DemoBooking } from './demo-bookings';
import type { SeededGuest } from './demo-guests';

type Room = Pick<DiningRoom, '_id' | 'name' | 'tables'>;
type StoredBlock = Omit<TableBlock, '_vendor' | 'createdAt' | 'updatedAt'>;

/** Tables of the demo that nobody is given for a while. */
export interface DemoBlock {
  /** Names of the room and of its tables. */
  readonly room: string;
  readonly tables: readonly string[];
  /** First and last day, counted from today. */
  readonly from: number;
  readonly until: number;
  readonly reason: string;
}

/** The blocks as stored. */
export const storedBlocks = (
  blocks: readonly DemoBlock[],
  rooms: readonly Room[],
  today: CalendarDate,
  random: Random,
): StoredBlock[] =>
  blocks.flatMap(({ room: name, tables, from, until, reason }) => {
    const room = rooms.find((one) => one.name === name);
    if (!room) return [];
    return {
      ...{ _id: random.objectId(), _venue: room._id, reason, gaps: [], version: 0 },
      ...{ from: addDays(today, from), until: addDays(today, until) },
      tables: room.tables.filter((table) => tables.includes(table.name)).map(({ _id }) => _id),
    };
  });

/** Who has the blocked tables: nobody else is seated at them on these days. */
export const blockOccupations = (blocks: readonly StoredBlock[]): Omit<Occupation, '_vendor'>[] =>
  blocks.flatMap(({ _id, tables, from, until }) =>
    eachDay(from, until).flatMap((date) =>
      tables.flatMap((resource) =>
        piecesOf({
          ...{ holder: _id.toHexString(), kind: 'table', resource, date },
          ...{ start: 0, end: MINUTES_PER_DAY },
        }).map(({ id, ...piece }) => ({ _id: id, date, occ: [piece], v: 1 })),
      ),
    ),
  );

/** The rooms without the tables that are blocked on a day. */
export function openRooms<R extends Pick<DiningRoom, 'tables' | 'combinations'>>(
  rooms: readonly R[],
  blocks: readonly StoredBlock[],
  date: CalendarDate,
): R[] {
  const closed = blocks
    .filter(({ from, until }) => from <= date && date <= until)
    .flatMap(({ tables }) => tables);
  const isOpen = (id: R['tables'][number]['_id']) => !closed.some((table) => table.equals(id));
  return rooms.map((room) => ({
    ...room,
    tables: room.tables.filter(({ _id }) => isOpen(_id)),
    combinations: room.combinations.filter(({ tables }) => tables.every(isOpen)),
  }));
}

/** Takes those for whom no table is left off a day that promised everybody one. */
export function turnAway(day: DayOfBookings): DayOfBookings {
  const isTurnedAway = ({ active, waitingList, tables }: DemoBooking) =>
    active && !waitingList && tables.length === 0;
  const used = { ...day.ledger.used };
  for (const { timeindex, participants } of day.bookings.filter(isTurnedAway)) {
    const key = slotKey(timeindex);
    used[key] = (used[key] ?? 0) - participants;
  }
  return {
    bookings: day.bookings.filter((booking) => !isTurnedAway(booking)),
    ledger: { ...day.ledger, used },
  };
}

/** Makes these guests the last parties of an evening, so that staff meet them whenever they look. */
export function comeLast(bookings: readonly DemoBooking[], guests: readonly SeededGuest[]): void {
  const last = bookings
    .filter(({ active, waitingList }) => active && !waitingList)
    .sort((a, b) => b.timeindex - a.timeindex);
  for (const [index, { _id }] of guests.entries()) {
    const booking = last[index];
    if (booking) booking._customer = _id;
  }
}
