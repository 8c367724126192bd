import fc from 'fast-check';
import { Types } from 'mongoose';
import { overlapping } from '../../bookings/testing/overlapping';
import type { ResourceOccupation } from '../claim';
import { occupationChanges, piecesOf } from './occupation-changes';

const [one, two] = [new Types.ObjectId(), new Types.ObjectId()];
const occupation = (change: Partial<ResourceOccupation> = {}): ResourceOccupation => ({
  holder: 'a',
  kind: 'table',
  resource: one,
  date: '2026-06-19',
  start: 600,
  end: 720,
  ...change,
});

const anyOccupation = fc
  .record({
    holder: fc.constantFrom('a', 'b', 'c'),
    resource: fc.constantFrom(one, two),
    date: fc.constantFrom('2026-06-19', '2026-06-20'),
    start: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ length, start, ...rest }) => occupation({ ...rest, start, end: start + length }));

describe('an occupation', () => {
  it('past midnight is on both days', () => {
    expect(piecesOf(occupation({ start: 1320, end: 1560 }))).toEqual([
      { id: `table:${one.toHexString()}|2026-06-19`, b: 'a', s: 1320, e: 1440 },
      { id: `table:${one.toHexString()}|2026-06-20`, b: 'a', s: 0, e: 120 },
    ]);
    expect(piecesOf(occupation({ start: 1320, end: 1440 }))).toHaveLength(1);
  });

  it.each([
    ['touching', occupation(), occupation({ holder: 'b', start: 720, end: 800 }), false],
    ['by a minute', occupation(), occupation({ holder: 'b', start: 719, end: 800 }), true],
    ['another resource', occupation(), occupation({ holder: 'b', resource: two }), false],
    [
      'the night before',
      occupation({ date: '2026-06-18', start: 1320, end: 2100 }),
      occupation({ holder: 'b', start: 650, end: 700 }),
      true,
    ],
  ])('%s overlaps or not', (_name, a, b, answer) => {
    expect(overlapping([a, b])).toBe(answer);
  });
});

describe('occupationChanges', () => {
  it('leads from what was to what is, whatever changes, in sorted order', () => {
    fc.assert(
      fc.property(
        fc.array(anyOccupation, { maxLength: 8 }),
        fc.array(anyOccupation, { maxLength: 8 }),
        (before, after) => {
          const held = (occupations: readonly ResourceOccupation[]) =>
            occupations.flatMap(piecesOf).map(({ id, b, s, e }) => `${id} ${b} ${s} ${e}`);
          let state = before.flatMap(piecesOf);
          const changes = occupationChanges(before, after);
          for (const { id, leaves, comes } of changes) {
            state = state.filter((piece) => piece.id !== id || !leaves.includes(piece.b));
            state.push(...comes.map((piece) => ({ id, ...piece })));
          }
          const now = state.map(({ id, b, s, e }) => `${id} ${b} ${s} ${e}`);
          expect(new Set(now)).toEqual(new Set(held(after)));
          const ids = changes.map(({ id }) => id);
          expect(ids).toEqual([...ids].sort());
        },
      ),
    );
  });

  it('keeps the one of two times of a holder that stays', () => {
    const twice = [occupation(), occupation({ start: 780, end: 840 })];
    const longer = [occupation(), occupation({ start: 780, end: 900 })];
    expect(occupationChanges(twice, longer)).toEqual([
      {
        id: `table:${one.toHexString()}|2026-06-19`,
        leaves: ['a'],
        comes: [
          { b: 'a', s: 600, e: 720 },
          { b: 'a', s: 780, e: 900 },
        ],
      },
    ]);
  });

  it('has nothing to do where nothing changes', () => {
    expect(occupationChanges([occupation()], [occupation()])).toEqual([]);
  });
});
