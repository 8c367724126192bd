import fc from 'fast-check';
import { fits, type TableOption } from './table-choice';
import {
  firstOffer,
  offersInTurn,
  staysUntil,
  type TableEvening,
  type TableUse,
  usesOfUnplaced,
} from './table-wait';

const option = (ids: string, guestCount: number): TableOption => ({
  tables: [...ids],
  guestCount,
  minGuests: 1,
});
const use = (ids: string, from: number, until: number): TableUse => ({
  tables: [...ids],
  from,
  until,
});
const NOW = 1140;
const evening = (uses: readonly TableUse[], change: Partial<TableEvening> = {}): TableEvening => ({
  options: [option('a', 2), option('b', 4), option('c', 4), option('bc', 8)],
  uses,
  earliest: NOW,
  ...change,
});

test.each<[string, number, TableUse[], string | undefined, number | undefined]>([
  ['at once, the smallest table', 2, [], 'a', 0],
  ['at once, a larger table where the smallest is taken', 2, [use('a', 1080, 1200)], 'b', 0],
  ['when the first who sit leave', 4, [use('b', 1080, 1200), use('c', 1080, 1170)], 'c', 30],
  ['at once, where the next comes when their turn is over', 3, [use('bc', 1230, 1300)], 'b', 0],
  ['after the next, where their turn would be cut short', 3, [use('bc', 1229, 1300)], 'b', 160],
  [
    'when both tables of a combination are free',
    6,
    [use('b', 0, 1150), use('c', 0, 1180)],
    'bc',
    40,
  ],
  ['not at all, where nothing is as large', 9, [], undefined, undefined],
  ['not this evening, where all leave too late', 4, [use('bc', 1080, 1321)], undefined, undefined],
  ['at the last moment of the evening', 4, [use('bc', 1080, 1320)], 'b', 180],
])('a party is seated %s', (_, participants, uses, tables, wait) => {
  const offer = firstOffer({ participants, minutes: 90, latest: 1320 }, evening(uses));
  expect(offer?.tables.join('')).toBe(tables);
  expect(offer ? offer.from - NOW : undefined).toBe(wait);
});

test('nobody is seated once the evening is over', () => {
  expect(firstOffer({ participants: 2, minutes: 90, latest: NOW - 1 }, evening([]))).toBeNull();
});

test('those who came first are seated first', () => {
  const pair = { participants: 2, minutes: 60, latest: 1320 };
  const offers = offersInTurn(
    [pair, pair, { ...pair, participants: 9 }, pair],
    evening([], { options: [option('a', 2), option('b', 2)] }),
  );
  expect(offers.map((offer) => offer && [offer.tables.join(''), offer.from - NOW])).toEqual([
    ['a', 0],
    ['b', 0],
    null,
    ['a', 60],
  ]);
});

test('a reservation without a table needs one all the same', () => {
  const coming = [{ from: 1150, until: 1270, participants: 4 }];
  const { options, uses } = evening([use('b', 1080, 1200)]);
  expect(usesOfUnplaced(coming, { options, uses })).toEqual([use('c', 1150, 1270)]);
});

test.each([
  ['as planned', 1200, 1200],
  ['a while longer, where their time is nearly over', 1145, 1155],
  ['a while longer, where their time is over', 1100, 1155],
])('who sits stays %s', (_, until, expected) => {
  expect(staysUntil(until, NOW)).toBe(expected);
});

describe('in any small room', () => {
  const ids = ['a', 'b', 'c'];
  const options = fc.array(
    fc.record({
      tables: fc.subarray(ids, { minLength: 1 }),
      guestCount: fc.integer({ min: 0, max: 5 }),
      minGuests: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const uses = fc.array(
    fc
      .record({
        tables: fc.subarray(ids, { minLength: 1 }),
        from: fc.integer({ min: -10, max: 40 }),
        minutes: fc.integer({ min: 1, max: 30 }),
      })
      .map(({ from, minutes, tables }) => ({ tables, from, until: from + minutes })),
    { maxLength: 8 },
  );
  const party = fc.record({
    participants: fc.integer({ min: 1, max: 5 }),
    minutes: fc.integer({ min: 1, max: 25 }),
    latest: fc.integer({ min: 0, max: 60 }),
  });
  const situation = fc.record({
    options,
    uses,
    earliest: fc.integer({ min: 0, max: 20 }),
  });

  /** Whether an option is free in every minute of a turn. */
  const isFree = (one: TableOption, from: number, minutes: number, all: readonly TableUse[]) =>
    Array.from({ length: minutes }, (_, minute) => from + minute).every((minute) =>
      all.every(
        (other) =>
          !(other.from <= minute && minute < other.until) ||
          !other.tables.some((id) => one.tables.includes(id)),
      ),
    );

  test('the wait is that of a search through every minute', () => {
    fc.assert(
      fc.property(party, situation, (given, room) => {
        const { participants, minutes, latest } = given;
        let first: number | undefined;
        for (let from = room.earliest; from <= latest && first === undefined; from += 1) {
          const seated = room.options.some(
            (one) => fits(participants, one) && isFree(one, from, minutes, room.uses),
          );
          if (seated) first = from;
        }
        expect(firstOffer(given, room)?.from).toBe(first);
      }),
    );
  });

  test('no two parties are offered a table at the same time', () => {
    fc.assert(
      fc.property(fc.array(party, { maxLength: 6 }), situation, (parties, room) => {
        const taken: TableUse[] = [...room.uses];
        for (const offer of offersInTurn(parties, room)) {
          if (!offer) continue;
          const one = { tables: offer.tables, guestCount: 9, minGuests: 1 };
          expect(isFree(one, offer.from, offer.until - offer.from, taken)).toBe(true);
          taken.push(offer);
        }
      }),
    );
  });
});
