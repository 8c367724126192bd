import { ObjectId } from 'mongodb';
import { doubled } from './doubled';
import type { StoredBooking } from './stored';

const table = new ObjectId();
const date = '2026-06-19';
const block = 'b'.repeat(24);

const party = (timeindex: number, timeindexEnd: number, change: Partial<StoredBooking> = {}) => ({
  ...{ _id: new ObjectId(), _service: new ObjectId(), start: new Date(`${date}T00:00:00Z`) },
  ...{ timeindex, timeindexEnd, participants: 2, tables: [{ _table: table }] },
  ...{ active: true, waitingList: false, version: 0 },
  ...change,
});
const blocked = (s: number, e: number) => ({
  occupations: [{ _id: `table:${table.toHexString()}|${date}`, occ: [{ b: block, s, e }] }],
  blocks: [block],
});

const wrong = (
  parties: StoredBooking[],
  { occupations, blocks } = { occupations: [], blocks: [] } as Partial<ReturnType<typeof blocked>>,
  acknowledged = blocks ?? [],
) =>
  doubled(
    {
      bookings: new Map(parties.map((one) => [one._id.toHexString(), one])),
      occupations: occupations ?? [],
      blocks: blocks ?? [],
    },
    { blocks: new Set(acknowledged) },
  ).wrong.length;

test.each([
  ['one after the other', [party(1080, 1200), party(1200, 1320)], 0],
  ['two at once', [party(1080, 1201), party(1200, 1320)], 1],
  ['one who has left', [party(1080, 1320), party(1200, 1320, { active: false })], 0],
  ['a table twice', [party(1080, 1200, { tables: [{ _table: table }, { _table: table }] })], 1],
  [
    'the night before',
    [party(1380, 1560, { start: new Date('2026-06-18T00:00:00Z') }), party(60, 180)],
    1,
  ],
])('%s', (_, parties, found) => {
  expect(wrong(parties)).toBe(found);
});

test('a block beside a party, and one that a party sits in', () => {
  expect(wrong([party(1080, 1200)], blocked(1200, 1320))).toBe(0);
  expect(wrong([party(1080, 1200)], blocked(1100, 1320))).toBe(1);
});

test('a block that was lost, and one that nobody asked for', () => {
  expect(wrong([], { occupations: [], blocks: [] }, [block])).toBe(1);
  expect(wrong([], blocked(0, 60), [])).toBe(1);
});
