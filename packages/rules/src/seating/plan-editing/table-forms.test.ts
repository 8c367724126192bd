import fc from 'fast-check';
import { floorPlanProblems } from '../room/floor-plan';
import { boundsOf, overlap } from './geometry';
import { startingPlan, tableForm, tableSeats } from './table-forms';

const ids = () => {
  let last = 0;
  return () => {
    last += 1;
    return String(last);
  };
};

test('tables in rows, the small ones first, numbered', () => {
  const { tables } = startingPlan({ 2: 2, 4: 1, 6: 0, 8: 1 }, false, ids());
  expect(tables.map(({ name, guestCount }) => [name, guestCount])).toEqual([
    ['T1', 2],
    ['T2', 2],
    ['T3', 4],
    ['T4', 8],
  ]);
  expect(tables[0]).toMatchObject({
    position: { posX: 4, posY: 42.67 },
    size: { width: 8, height: 10.67 },
    radius: 8,
  });
});

test('the rows are spread over the room', () => {
  const { tables } = startingPlan({ 2: 0, 4: 12, 6: 0, 8: 0 }, false, ids());
  const tops = [...new Set(tables.map(({ position }) => position.posY))];
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBeGreaterThan(20);
  expect(tops[1]).toBeGreaterThan(55);
});

test('no two overlap and all are on the plan, up to the most that a room may have', () => {
  const some = fc.integer({ min: 0, max: 75 });
  fc.assert(
    fc.property(
      fc.record({ 2: some, 4: some, 6: some, 8: some }),
      fc.boolean(),
      (counts, round) => {
        const plan = startingPlan(counts, round, ids());
        const boxes = plan.tables.map(boundsOf);
        expect(floorPlanProblems(plan)).toEqual([]);
        expect(boxes).toHaveLength(tableSeats.reduce((sum, seats) => sum + counts[seats], 0));
        expect(boxes.every(({ right, bottom }) => right <= 100 && bottom <= 100)).toBe(true);
        expect(
          boxes.some((box, at) => boxes.slice(at + 1).some((next) => overlap(box, next))),
        ).toBe(false);
      },
    ),
    { numRuns: 40 },
  );
});

test.each(tableSeats)('a round table of %d is a circle on the plan', (seats) => {
  const { size, radius } = tableForm(seats, true);
  expect(radius).toBe(50);
  expect(size.width * 4).toBeCloseTo(size.height * 3, 0);
});
