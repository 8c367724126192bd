import { isOfferedTo, nearestParty, offeredParties, partySizes } from './offered-parties';
import type { TableOption } from './table-choice';

const options: TableOption[] = [
  { tables: ['a'], guestCount: 2, minGuests: 1 },
  { tables: ['b'], guestCount: 4, minGuests: 3 },
  { tables: ['a', 'b'], guestCount: 6, minGuests: 5 },
];
const slot = { start: 1080, end: 1230 };
/** Somebody has the table of two from 19:45. */
const takenDuring = (start: number, end: number) =>
  new Set(start < 1260 && end > 1185 ? ['a'] : []);

test.each([
  ['everybody, where nobody sits', {}, () => new Set<string>(), [1, 2, 3, 4, 5, 6]],
  ['nobody, where all tables are taken', {}, () => new Set(['a', 'b']), []],
  ['those who need no table that is taken later', {}, takenDuring, [3, 4]],
  [
    'those who leave before it is taken',
    {
      turnTimes: [
        { upTo: 2, minutes: 90 },
        { upTo: 6, minutes: 120 },
      ],
    },
    takenDuring,
    [1, 2, 3, 4],
  ],
  [
    'none that would leave too many seats',
    { maxSpareSeats: 0 },
    () => new Set<string>(),
    [2, 4, 6],
  ],
])('a time is offered to %s', (_, rules, taken, expected) => {
  expect(offeredParties(rules, slot, options, taken)).toEqual(expected);
});

test.each<[readonly number[], number, number | undefined]>([
  [[1, 2, 3, 4], 6, 4],
  [[6, 7, 8], 2, 6],
  [[1, 2, 6], 4, 2],
  [[], 2, undefined],
])('where %j can be seated, a party of %d could be %s instead', (parties, size, expected) => {
  expect(nearestParty(parties, size)).toBe(expected);
});

test('a time is offered to the parties that it names, and to all where it names none', () => {
  expect([1, 2, 3].map((size) => isOfferedTo({ parties: [2] }, size))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isOfferedTo({}, 40)).toBe(true);
  expect(isOfferedTo({ parties: [] }, 1)).toBe(false);
});

test.each([
  [[1, 2, 3, 4, 6, 8, 9], '1–4, 6, 8–9'],
  [[2], '2'],
  [[], ''],
])('the sizes %j are told as %j', (parties, text) => {
  expect(partySizes(parties)).toBe(text);
});
