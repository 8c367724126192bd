import { hasLabel } from './chart-ticks';

test.each([
  [7, [0, 1, 2, 3, 4, 5, 6]],
  [14, [0, 2, 4, 6, 8, 10, 12]],
  [31, [0, 4, 8, 12, 16, 20, 24, 28]],
  [90, [0, 12, 24, 36, 48, 60, 72, 84]],
])('of %i days those with a label are evenly apart', (rows, labelled) => {
  const all = Array.from({ length: rows }, (_, index) => index);
  expect(all.filter((index) => hasLabel(index, rows))).toEqual(labelled);
});
