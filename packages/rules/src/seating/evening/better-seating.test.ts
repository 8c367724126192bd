import fc from 'fast-check';
import { fits, type TableOption } from '../tables/table-choice';
import { overlap } from '../tables/table-time';
import {
  type BetterSeating,
  betterSeating,
  MOST_MOVES,
  type PlacedParty,
  type SeatingPlan,
} from './better-seating';

const option = (
  tables: string,
  guestCount: number,
  change: Partial<TableOption> = {},
): TableOption => ({ tables: [...tables], guestCount, minGuests: 1, ...change });

const party = (_id: string, participants: number, from = 18, until = 20) => ({
  ...{ _id, participants, from, until },
});
const placed = (
  _id: string,
  participants: number,
  tables: string,
  change: Partial<PlacedParty> = {},
): PlacedParty => ({ ...party(_id, participants), tables: [...tables], ...change });

/** 'ann: a>b' for each move, then 'zoe at a' for each who is seated. */
const told = (found: BetterSeating | undefined) =>
  found && [
    ...found.moves.map(({ party, from, to }) => `${party}: ${from.join('')}>${to.join('')}`),
    ...found.seats.map(({ party, tables }) => `${party} at ${tables.join('')}`),
  ];

const [two, four, eight] = [option('a', 2), option('b', 4), option('c', 8)];

test.each<[string, SeatingPlan, string[] | undefined]>([
  [
    'two who sit at a table of four make room for four',
    { options: [two, four], placed: [placed('ann', 2, 'b')], waiting: [party('zoe', 4)] },
    ['ann: b>a', 'zoe at b'],
  ],
  [
    'one party makes room for the other that moves',
    {
      options: [two, four, eight],
      placed: [placed('ann', 2, 'b'), placed('bea', 4, 'c')],
      waiting: [party('zoe', 8)],
    },
    ['bea: c>b', 'ann: b>a', 'zoe at c'],
  ],
  [
    'nobody moves where everybody who waits has room already',
    { options: [two, four], placed: [placed('ann', 2, 'b')], waiting: [party('zoe', 2)] },
    undefined,
  ],
  ['nobody moves where nobody waits', { options: [four], placed: [], waiting: [] }, undefined],
  [
    'whoever sits already stays',
    {
      options: [two, four],
      placed: [placed('ann', 2, 'b', { stays: true })],
      waiting: [party('zoe', 4)],
    },
    undefined,
  ],
  [
    'whoever has a window keeps one',
    {
      options: [two, option('w', 2, { attributes: ['window'] }), four],
      placed: [placed('ann', 2, 'b', { attributes: ['window'] })],
      waiting: [party('zoe', 4)],
    },
    ['ann: b>w', 'zoe at b'],
  ],
  [
    'nobody moves away from a window to where there is none',
    {
      options: [two, four],
      placed: [placed('ann', 2, 'b', { attributes: ['window'] })],
      waiting: [party('zoe', 4)],
    },
    undefined,
  ],
  [
    'a table that is given again before they leave is no way out',
    {
      options: [two, four],
      placed: [placed('ann', 2, 'b'), placed('bea', 2, 'a', { from: 19, until: 21, stays: true })],
      waiting: [party('zoe', 4)],
    },
    undefined,
  ],
  [
    'a table that is free again when they come is one',
    {
      options: [two, four],
      placed: [placed('ann', 2, 'b'), placed('bea', 2, 'a', { from: 20, until: 22, stays: true })],
      waiting: [party('zoe', 4)],
    },
    ['ann: b>a', 'zoe at b'],
  ],
  [
    'a combination is freed by moving both who have a part of it',
    {
      options: [option('a', 2), option('b', 2), option('c', 2), option('d', 2), option('ab', 4)],
      placed: [placed('ann', 2, 'a'), placed('bea', 2, 'b')],
      waiting: [party('zoe', 4)],
    },
    ['ann: a>c', 'bea: b>d', 'zoe at ab'],
  ],
  [
    'no party goes to a table with too many seats for it',
    {
      options: [eight, four],
      rules: { maxSpareSeats: 4 },
      placed: [placed('ann', 2, 'b')],
      waiting: [party('zoe', 4, 18, 20), party('yan', 4)],
    },
    undefined,
  ],
  [
    'of two who wait for one table, who has waited longer gets it',
    {
      options: [two, four],
      placed: [placed('ann', 2, 'b')],
      waiting: [party('zoe', 3), party('yan', 4)],
    },
    ['ann: b>a', 'zoe at b'],
  ],
  [
    'two are seated rather than the one who has waited longest',
    {
      options: [option('a', 4), option('b', 4), option('ab', 8), option('c', 2)],
      placed: [placed('ann', 2, 'b')],
      waiting: [party('zoe', 8), party('yan', 4), party('xia', 4)],
    },
    ['ann: b>c', 'yan at a', 'xia at b'],
  ],
  [
    'of tables that are as good, the smaller is filled',
    {
      options: [option('b', 4), option('c', 6), option('d', 3)],
      placed: [placed('ann', 2, 'b')],
      waiting: [party('zoe', 4), party('yan', 6)],
    },
    ['ann: b>d', 'zoe at b', 'yan at c'],
  ],
])('%s', (_, plan, expected) => {
  expect(told(betterSeating(plan))).toEqual(expected);
});

const span = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ from: 0, until: 2 }) },
  fc.constantFrom({ from: 1, until: 3 }, { from: 2, until: 4 }),
);
const isOneInFive = fc.nat(4).map((number) => number === 0);
const size = fc.integer({ min: 1, max: 6 });
const IDS = ['a', 'b', 'c', 'd'];

/** Up to four tables and two combinations, nobody doubled, up to three parties to move and three who wait. */
const smallEvening: fc.Arbitrary<SeatingPlan> = fc
  .record({
    seats: fc.array(fc.record({ guestCount: size, minGuests: fc.constantFrom(1, 1, 2) }), {
      minLength: 3,
      maxLength: IDS.length,
    }),
    pairs: fc.array(fc.uniqueArray(fc.nat(3), { minLength: 2, maxLength: 3 }), { maxLength: 2 }),
    maxSpareSeats: fc.option(fc.integer({ min: 2, max: 5 })),
    known: fc.array(
      fc.record({
        ...{ at: fc.nat(5), participants: fc.integer({ min: 1, max: 3 }) },
        ...{ span, stays: isOneInFive },
      }),
      {
        maxLength: 3,
      },
    ),
    waiting: fc.array(fc.record({ participants: fc.integer({ min: 2, max: 6 }), span }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ seats, pairs, maxSpareSeats, known, waiting }) => {
    const options = [
      ...seats.map((one, index) => option(IDS[index] ?? '', one.guestCount, one)),
      ...pairs
        .filter((pair) => pair.every((index) => index < seats.length))
        .map((pair) => option(pair.map((index) => IDS[index]).join(''), pair.length * 2)),
    ];
    const sitting: PlacedParty[] = [];
    for (const [index, { at, participants, span: time, stays }] of known.entries()) {
      const { tables } = options[at % options.length] ?? four;
      const one = { _id: `p${index}`, participants, ...time, tables, stays };
      if (sitting.every((other) => !areTogether(one, other))) sitting.push(one);
    }
    return {
      options,
      rules: { maxSpareSeats },
      placed: sitting,
      waiting: waiting.map((one, index) => ({
        ...{ _id: `w${index}`, participants: one.participants, ...one.span },
      })),
    };
  });

interface Seated {
  readonly _id: string;
  readonly from: number;
  readonly until: number;
  readonly tables: readonly string[];
}

const areTogether = (a: Seated, b: Seated) =>
  overlap(a, b) && a.tables.some((table) => b.tables.includes(table));

/** Everybody of the evening, as it is after the moves. */
function after(plan: SeatingPlan, found: BetterSeating | undefined): Seated[] {
  const { moves = [], seats = [] } = found ?? {};
  return [
    ...plan.placed.map((one) => ({
      ...one,
      tables: moves.find((move) => move.party === one._id)?.to ?? one.tables,
    })),
    ...plan.waiting.flatMap((one) => {
      const seat = seats.find((other) => other.party === one._id);
      return seat ? [{ ...one, tables: seat.tables }] : [];
    }),
  ];
}

/** Parties seated, who they are (as bits, the longest waiting highest) and moves, of the best arrangement. */
function bruteForce(plan: SeatingPlan, mostMoves: number): [number, number, number] {
  let best: [number, number, number] = [0, 0, 0];
  const everybody: readonly (SeatingPlan['waiting'][number] & Partial<PlacedParty>)[] = [
    ...plan.placed,
    ...plan.waiting,
  ];
  const tryAll = (index: number, seated: Seated[], who: number, moves: number): void => {
    if (moves > mostMoves) return;
    const one = everybody[index];
    if (!one) {
      const parties = [...who.toString(2)].filter((bit) => bit === '1').length;
      if ((parties - best[0] || who - best[1] || best[2] - moves) > 0) best = [parties, who, moves];
      return;
    }
    const next = (tables: readonly string[], bit: number, moved: number) => {
      const there = { ...one, tables };
      if (seated.some((other) => areTogether(there, other))) return;
      tryAll(index + 1, [...seated, there], who + bit, moves + moved);
    };
    const fitting = plan.options.filter((each) => fits(one.participants, each, plan.rules));
    if (one.tables) {
      next(one.tables, 0, 0);
      if (one.stays) return;
      for (const { tables } of fitting) {
        if (tables.join() !== one.tables.join()) next(tables, 0, 1);
      }
      return;
    }
    tryAll(index + 1, seated, who, moves);
    const bit = 2 ** (everybody.length - 1 - index);
    for (const { tables } of fitting) next(tables, bit, 0);
  };
  tryAll(0, [], 0, 0);
  return best;
}

describe('in small rooms, beside every other arrangement', () => {
  it('nobody shares a table, sits at one that does not fit, loses theirs, or moves who stays', () => {
    fc.assert(
      fc.property(smallEvening, fc.constantFrom(3, 50, 2_000), (plan, steps) => {
        const found = betterSeating(plan, steps);
        const all = after(plan, found);
        for (const [index, one] of all.entries()) {
          expect(all.slice(index + 1).some((other) => areTogether(one, other))).toBe(false);
        }
        for (const { party: _id, to } of found?.moves ?? []) {
          const moved = plan.placed.find((one) => one._id === _id);
          expect(moved?.stays).toBe(false);
          expectFits(plan, moved?.participants ?? 0, to);
        }
        for (const { party: _id, tables } of found?.seats ?? []) {
          const { participants = 0 } = plan.waiting.find((one) => one._id === _id) ?? {};
          expectFits(plan, participants, tables);
        }
      }),
    );
  });

  it('more are seated than without moves, as many as can be, with the fewest moves', () => {
    fc.assert(
      fc.property(smallEvening, (plan) => {
        const found = betterSeating(plan);
        const [now] = bruteForce(plan, 0);
        const [most, who, moves] = bruteForce(plan, MOST_MOVES);
        if (!found) {
          expect(most).toBe(now);
          return;
        }
        expect(most).toBeGreaterThan(now);
        const bits = found.seats.map(
          ({ party: _id }) =>
            2 ** (plan.waiting.length - 1 - plan.waiting.findIndex((one) => one._id === _id)),
        );
        const sum = bits.reduce((total, bit) => total + bit, 0);
        expect([found.seats.length, sum, found.moves.length]).toEqual([most, who, moves]);
      }),
      { numRuns: 1_000 },
    );
  });
});

function expectFits(plan: SeatingPlan, participants: number, tables: readonly string[]): void {
  const at = plan.options.filter((one) => one.tables.join() === tables.join());
  expect(at.some((one) => fits(participants, one, plan.rules))).toBe(true);
}

test('a full house of two hundred tables is looked through: to try it all would never end', () => {
  const tables = Array.from({ length: 200 }, (_, index) => index);
  const options = tables.map((index) => ({
    ...{ tables: [`t${index}`], guestCount: 2 + (index % 4) * 2, minGuests: 1 },
  }));
  const sitting = tables.flatMap((index) => [
    { ...party(`e${index}`, 1 + (index % 3), 0, 120), tables: [`t${index}`] },
    { ...party(`l${index}`, 1 + (index % 3), 120, 240), tables: [`t${index}`] },
  ]);
  const waiting = tables.slice(0, 30).map((index) => party(`w${index}`, 2 + (index % 7), 60, 180));
  const found = betterSeating({ options, placed: sitting, waiting });
  expect(found).toEqual(betterSeating({ options, placed: sitting, waiting }));
});
