import { changedTables, type RoomImpactReason, type RoomSeats, roomImpactOn } from './room-impact';

const room = (
  seats: Record<string, number>,
  combinations: RoomSeats['combinations'] = [],
): RoomSeats => ({
  tables: Object.entries(seats).map(([_id, guestCount]) => ({ _id, guestCount })),
  combinations,
});
const joined = (tables: string[], guestCount: number) => ({ tables, guestCount });

const before = room({ a: 2, b: 4, c: 4 }, [joined(['b', 'c'], 10)]);

test.each<[string, RoomSeats, string[], [string[], number, RoomImpactReason | null][]]>([
  ['nothing changes', before, [], [[['a'], 2, null]]],
  [
    'a table is removed',
    room({ b: 4, c: 4 }, [joined(['b', 'c'], 10)]),
    ['a'],
    [
      [['a'], 1, 'tableRemoved'],
      [['a', 'b'], 5, 'tableRemoved'],
      [['b'], 4, null],
    ],
  ],
  [
    'a table is made smaller',
    room({ a: 2, b: 3, c: 4 }, [joined(['b', 'c'], 10)]),
    ['b'],
    [
      [['b'], 4, 'tooSmall'],
      [['b'], 3, null],
      [['b', 'c'], 9, null],
      [['a', 'b'], 6, 'tooSmall'],
    ],
  ],
  [
    'a combination is gone',
    room({ a: 2, b: 4, c: 4 }),
    ['b', 'c'],
    [
      [['b', 'c'], 10, 'combinationRemoved'],
      [['c', 'b'], 8, null],
      [['b'], 4, null],
    ],
  ],
  [
    'a combination seats fewer',
    room({ a: 2, b: 4, c: 4 }, [joined(['c', 'b'], 9)]),
    ['b', 'c'],
    [
      [['b', 'c'], 10, 'tooSmall'],
      [['b', 'c'], 9, null],
    ],
  ],
  [
    'a party was too large before',
    room({ a: 2, b: 4, c: 4 }, [joined(['b', 'c'], 10)]),
    [],
    [[['a'], 5, null]],
  ],
  ['a table grows', room({ a: 6, b: 4, c: 4 }, [joined(['b', 'c'], 10)]), [], [[['a'], 2, null]]],
  [
    'a table of another room is none of its business',
    room({ a: 2, b: 4 }),
    ['b', 'c'],
    [[['elsewhere'], 2, null]],
  ],
])('%s', (_, after, tables, parties) => {
  expect(changedTables(before, after)).toEqual(tables);
  for (const [at, participants, reason] of parties) {
    expect([at, participants, roomImpactOn({ tables: at, participants }, before, after)]).toEqual([
      at,
      participants,
      reason,
    ]);
  }
});
