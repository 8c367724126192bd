import { printedTable } from './printed-table';

const evening = ['17:00', '19:00', '21:00'];

test.each([
  { width: 14, height: 16, told: evening, left: 0 },
  // name and two lines: the second says how many more there are
  { width: 14, height: 8, told: ['17:00'], left: 2 },
  { width: 14, height: 4, told: [], left: 3 },
  // two lines each, in smaller text
  { width: 7, height: 14, told: evening, left: 0 },
  { width: 7, height: 10, told: ['17:00'], left: 2 },
])('a table of $width by $height % of the plan', ({ width, height, told, left }) => {
  const printed = printedTable(evening, { width, height });
  expect(printed).toMatchObject({ told, left, isNarrow: width < 14 });
});

test('on a narrow table two parties fit with their names', () => {
  expect(printedTable(['17:00', '20:00'], { width: 7, height: 10 }).left).toBe(0);
});

test('nothing is left out of a free table, however small', () => {
  expect(printedTable([], { width: 1, height: 1 })).toMatchObject({ told: [], left: 0 });
});
