import fc from 'fast-check';
import {
  chooseTable,
  fits,
  freeOptions,
  optionsOf,
  seatableParties,
  type TableOption,
  type TableWishes,
} from './table-choice';

const table = (id: string, guestCount: number, change: Partial<TableOption> = {}): TableOption => ({
  tables: [id],
  guestCount,
  minGuests: 1,
  ...change,
});
const joined = (
  ids: string,
  guestCount: number,
  change: Partial<TableOption> = {},
): TableOption => ({
  tables: [...ids],
  guestCount,
  minGuests: 1,
  ...change,
});

test.each<[string, number, TableOption[], number | null, string | undefined]>([
  ['the smallest', 3, [table('a', 8), table('b', 4), table('c', 2)], null, 'b'],
  ['none that is too small', 5, [table('a', 4), table('b', 2)], null, undefined],
  ['none that is for larger parties', 2, [table('a', 4, { minGuests: 3 })], null, undefined],
  ['none at which nobody is seated', 1, [table('a', 0)], null, undefined],
  ['a table of ten for two, where nobody minds', 2, [table('a', 10)], null, 'a'],
  ['no table of ten for two, where it has too many seats', 2, [table('a', 10)], 4, undefined],
  ['one with as many seats too many as may be', 2, [table('a', 6)], 4, 'a'],
  [
    'a combination that fits better than a larger table',
    6,
    [table('a', 2), table('b', 4), table('c', 8), joined('ab', 6)],
    null,
    'ab',
  ],
  ['a table before a combination of its size', 6, [joined('ab', 6), table('c', 6)], null, 'c'],
  ['a combination of fewer tables', 8, [joined('abc', 8), joined('de', 8)], null, 'de'],
  [
    'the table that is in the fewest combinations',
    4,
    [table('a', 4), table('b', 4), table('c', 4), joined('ab', 8), joined('ac', 8)],
    null,
    'b',
  ],
])('a party gets %s', (_, party, options, maxSpareSeats, expected) => {
  expect(chooseTable(party, options, { maxSpareSeats })?.tables.join('')).toBe(expected);
});

test.each<[string, object, TableOption[], string]>([
  ['by the window', { attributes: ['window'] }, [table('a', 4), table('b', 4, window())], 'b'],
  ['that they like', { table: 'b' }, [table('a', 4), table('b', 4)], 'b'],
  [
    'that they like, rather than one by the window',
    { table: 'b', attributes: ['window'] },
    [table('a', 4, window()), table('b', 4)],
    'b',
  ],
  [
    'as small as any, though they like a larger',
    { table: 'b' },
    [table('a', 4), table('b', 6)],
    'a',
  ],
  [
    'that no larger party needs, though they like another',
    { table: 'a' },
    [table('a', 4), table('b', 4), table('c', 4), joined('ac', 8)],
    'b',
  ],
  [
    'that they like, of a combination that is lost either way',
    { table: 'b' },
    [table('a', 4), table('b', 4), joined('ab', 8)],
    'b',
  ],
])('a party of four gets a table %s', (_, wishes, options, expected) => {
  expect(chooseTable(4, options, {}, wishes)?.tables).toEqual([expected]);
});

function window(): Partial<TableOption> {
  return { attributes: ['window'] };
}

test('a room offers its tables and its combinations', () => {
  const room = {
    tables: [
      { _id: 'a', guestCount: 2, minGuests: 1 },
      { _id: 'b', guestCount: 4, minGuests: 3 },
    ],
    combinations: [joined('ab', 6, { minGuests: 5 })],
  };
  const options = optionsOf([room]);
  expect(options.map(({ tables }) => tables.join(''))).toEqual(['a', 'b', 'ab']);
  expect(freeOptions(options, new Set(['a'])).map(({ tables }) => tables)).toEqual([['b']]);
  expect(seatableParties(options)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(seatableParties(options, { maxSpareSeats: 0 })).toEqual([2, 4, 6]);
});

const IDS = ['a', 'b', 'c', 'd', 'e'];
const smallRoom = fc
  .record({
    seats: fc.array(
      fc.record({
        guestCount: fc.nat(6),
        minGuests: fc.integer({ min: 1, max: 3 }),
        attributes: fc.subarray(['window', 'outside']),
      }),
      {
        minLength: 1,
        maxLength: IDS.length,
      },
    ),
    pairs: fc.array(
      fc.record({
        ids: fc.uniqueArray(fc.nat(IDS.length - 1), { minLength: 2, maxLength: 3 }),
        guestCount: fc.integer({ min: 2, max: 12 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ seats, pairs }) => [
    ...seats.map((one, index) => table(IDS[index] ?? '', one.guestCount, one)),
    ...pairs
      .filter(({ ids }) => ids.every((id) => id < seats.length))
      .map(({ ids, guestCount }) => joined(ids.map((id) => IDS[id]).join(''), guestCount)),
  ]);
const anyRules = fc.record({ maxSpareSeats: fc.option(fc.nat(4)) });
const parties = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 5 });

/** Seats parties one after the other, and says who sits where. */
function seatAll(
  sizes: readonly number[],
  options: readonly TableOption[],
  rules: object,
  wish?: TableWishes,
): (TableOption | undefined)[] {
  const taken = new Set<string>();
  return sizes.map((size, index) => {
    const wishes = index === 0 && wish ? wish : {};
    const chosen = chooseTable(size, freeOptions(options, taken), rules, wishes);
    for (const id of chosen?.tables ?? []) taken.add(id);
    return chosen;
  });
}

/** The most parties, of those to come, that any arrangement of these options seats. */
function mostSeated(
  sizes: readonly number[],
  options: readonly TableOption[],
  rules: object,
): number {
  const [first, ...rest] = sizes;
  if (first === undefined) return 0;
  const seated = options
    .filter((option) => fits(first, option, rules))
    .map((option) => 1 + mostSeated(rest, freeOptions(options, new Set(option.tables)), rules));
  return Math.max(mostSeated(rest, options, rules), ...seated);
}

describe('in small rooms, beside every other way to seat a party', () => {
  it('nobody is refused for whom there is a table, and nobody gets a larger one than they need', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), smallRoom, anyRules, (size, options, rules) => {
        const chosen = chooseTable(size, options, rules);
        const possible = options.filter(
          ({ guestCount, minGuests }) =>
            size <= guestCount &&
            size >= minGuests &&
            guestCount - size <= (rules.maxSpareSeats ?? Number.POSITIVE_INFINITY),
        );
        expect(chosen === undefined).toBe(possible.length === 0);
        if (!chosen) return;
        const smallest = Math.min(...possible.map(({ guestCount }) => guestCount));
        expect(chosen.guestCount).toBe(smallest);
        const fewest = possible.filter(({ guestCount }) => guestCount === smallest);
        expect(chosen.tables).toHaveLength(Math.min(...fewest.map(({ tables }) => tables.length)));
      }),
    );
  });

  it('no table is given to two parties, alone or in a combination', () => {
    fc.assert(
      fc.property(parties, smallRoom, anyRules, (sizes, options, rules) => {
        const given = seatAll(sizes, options, rules).flatMap((option) => option?.tables ?? []);
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });

  it('the parties that can be seated are those for whom a table is found', () => {
    fc.assert(
      fc.property(smallRoom, anyRules, (options, rules) => {
        const sizes = Array.from({ length: 14 }, (_, size) => size);
        expect(seatableParties(options, rules)).toEqual(
          sizes.filter((size) => chooseTable(size, options, rules)),
        );
      }),
    );
  });

  it('a wish costs nobody their place, however those who come later are arranged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
        fc.record({
          table: fc.constantFrom(...IDS),
          attributes: fc.subarray(['window', 'outside']),
        }),
        smallRoom,
        anyRules,
        (size, later, wish, options, rules) => {
          const left = (wishes?: TableWishes) => {
            const [chosen] = seatAll([size], options, rules, wishes);
            return mostSeated(later, freeOptions(options, new Set(chosen?.tables)), rules);
          };
          expect(left(wish)).toBe(left());
        },
      ),
    );
  });
});
