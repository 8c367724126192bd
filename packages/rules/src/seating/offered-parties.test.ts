import { offeredParties } from './offered-parties';
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
