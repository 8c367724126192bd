import { hasLabel } from './chart-ticks';

test.each([
  [5, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6]],
  [14, [0, 3, 6, 9, 12]],
  [31, [0, 7, 14, 21, 28]],
  [90, [0, 18, 36, 54, 72]],
])('of %i days those with a label are evenly apart', (rows, labelled) => {
  const all = Array.from({ length: rows }, (_, index) => index);
  expect(all.filter((index) => hasLabel(index, rows))).toEqual(labelled);
});
