import { id } from '../../../testing/fixtures';
import type { Room, Table } from '../lib/room';

/** The table `T<number>` of four. */
export const aTable = (number: number, given: Partial<Table> = {}): Table => ({
  _id: id(500 + number),
  name: `T${number}`,
  guestCount: 4,
  minGuests: 1,
  radius: 8,
  rotation: 0,
  position: { posX: (number % 5) * 18 + 2, posY: Math.floor(number / 5) * 25 + 5 },
  size: { width: 14, height: 16 },
  attributes: [],
  section: null,
  ...given,
});

export const aRoom = (given: Partial<Room> = {}): Room => ({
  _id: id(400),
  name: 'Restaurant',
  defaultFNB: true,
  version: 1,
  tables: [aTable(1), aTable(2, { guestCount: 2 }), aTable(3, { guestCount: 8, minGuests: 5 })],
  combinations: [],
  shapes: [],
  sections: [],
  _background: null,
  backgroundOpacity: 40,
  _picture: null,
  ...given,
});
