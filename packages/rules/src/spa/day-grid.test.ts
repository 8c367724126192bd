import fc from 'fast-check';
import { cellsTouched, draggedStart, gridCells, gridRange, steppedStart } from './day-grid';

const span = (from: number, until: number) => ({ from, until });

test.each([
  ['nobody works', 30, [], span(450, 1230)],
  ['everybody works within it', 30, [span(540, 1020)], span(450, 1230)],
  ['somebody begins at half past six', 30, [span(390, 900)], span(360, 1230)],
  ['somebody works past midnight', 30, [span(1200, 1500)], span(450, 1530)],
  ['somebody began the day before', 30, [span(-120, 90)], span(0, 1230)],
  ['eight and twenty are no starts', 45, [], span(405, 1260)],
  ['a shift begins off the grid', 20, [span(430, 900)], span(400, 1220)],
])('where %s, the day is shown', (_, spacing, working, expected) => {
  expect(gridRange(spacing, working)).toEqual(expected);
});

test('a cell is worked in if the therapist works for all of it', () => {
  const cells = gridCells(span(540, 720), 30, [span(555, 630), span(660, 720)]);
  expect(cells.filter(({ works }) => works).map(({ start }) => start)).toEqual([
    570, 600, 660, 690,
  ]);
  expect(cells.map(({ start }) => start)).toEqual([540, 570, 600, 630, 660, 690]);
});

test.each([
  ['on the grid', span(600, 660), [600, 630]],
  ['off the grid', span(610, 670), [600, 630, 660]],
  ['within a cell', span(610, 620), [600]],
  ['from before midnight', span(-10, 20), [-30, 0]],
])('a treatment %s keeps its cells', (_, treatment, expected) => {
  expect(cellsTouched(treatment, 30)).toEqual(expected);
});

test('every cell begins where a treatment may be offered', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(15, 20, 30, 45),
      fc.array(fc.tuple(fc.nat(1439), fc.integer({ min: 1, max: 900 })), { maxLength: 4 }),
      (spacing, shifts) => {
        const working = shifts.map(([from, length]) => span(from, from + length));
        for (const { start } of gridCells(gridRange(spacing, working), spacing, working)) {
          expect(start % spacing).toBe(0);
        }
      },
    ),
  );
});

test.each([
  ['less than half a cell', 610, 14, 610],
  ['half a cell', 600, 15, 630],
  ['to the row, from off the grid', 610, 25, 630],
  ['upwards', 600, -50, 540],
  ['before midnight', 30, -90, 0],
])(
  'a treatment that is dragged by %s begins at a row, or where it was',
  (_, start, by, expected) => {
    expect(draggedStart(start, by, 30)).toBe(expected);
  },
);

test.each([
  [600, 1, 630],
  [610, 1, 630],
  [600, -1, 570],
  [610, -1, 600],
  [0, -1, 0],
] as const)('from %i a step of %i goes to the row at %i', (start, step, expected) => {
  expect(steppedStart(start, step, 30)).toBe(expected);
});
