import { Types } from 'mongoose';
import { TakenResources } from './occupation-reader';

const DAY = '2026-05-01';
const NEXT = '2026-05-02';
const table = new Types.ObjectId();
const on = (date: string, ...occ: { b: string; s: number; e: number }[]) => ({
  ...{ _id: `table:${table.toHexString()}|${date}`, occ },
});
const taken = (...days: ReturnType<typeof on>[]) => {
  const all = new TakenResources();
  for (const day of days) all.addDay(day);
  return all;
};
const party = { b: 'one', s: 1080, e: 1170 };

test('a day reads the same as long as nothing is taken or given up', () => {
  expect(taken(on(DAY, party)).textOf(DAY)).toBe(taken(on(DAY, { ...party })).textOf(DAY));
});

test.each([
  ['nobody has it', []],
  ['somebody else has it', [on(DAY, { ...party, b: 'two' })]],
  ['it is free earlier', [on(DAY, { ...party, e: 1169 })]],
  ['it is taken again later', [on(DAY, party, { b: 'two', s: 1170, e: 1260 })]],
  ['somebody has it after midnight', [on(DAY, party), on(NEXT, { b: 'two', s: 0, e: 60 })]],
])('a day reads otherwise when %s', (_, days) => {
  expect(taken(...days).textOf(DAY)).not.toBe(taken(on(DAY, party)).textOf(DAY));
});

test('what a guest holds is left out for them', () => {
  const own = taken(on(DAY, party));
  own.removeAll((holder) => holder === 'one');
  expect(own.textOf(DAY)).toBe(taken().textOf(DAY));
});

test('what is taken is told by minutes from midnight, the day before and the day after included', () => {
  const all = taken(
    on('2026-04-30', { b: 'late', s: 1380, e: 1440 }),
    on(DAY, party, { b: 'two', s: 0, e: 30 }),
    on(NEXT, { b: 'three', s: 0, e: 60 }),
  );
  expect(all.spansAround(DAY)).toEqual(
    new Map([
      [
        table.toHexString(),
        [
          { from: -60, until: 0 },
          { from: 1080, until: 1170 },
          { from: 0, until: 30 },
          { from: 1440, until: 1500 },
        ],
      ],
    ]),
  );
});
