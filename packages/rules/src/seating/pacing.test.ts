import { arrivingWith, pacingLeft, quarterOf } from './pacing';

const arrivals = [
  { start: 1080, covers: 6 },
  { start: 1085, covers: 4 },
  { start: 1094, covers: 2 },
  { start: 1095, covers: 8 },
];

test.each([
  [1080, 1080],
  [1094, 1080],
  [1095, 1095],
  [0, 0],
])('%i is in the quarter of an hour from %i', (start, quarter) => {
  expect(quarterOf(start)).toBe(quarter);
});

test.each([
  [1080, 12],
  [1090, 12],
  [1095, 8],
  [1110, 0],
])('those who arrive with %i are %i', (start, covers) => {
  expect(arrivingWith(start, arrivals)).toBe(covers);
});

test.each([
  ['some are left', 16, 1080, 4],
  ['none are left', 12, 1080, 0],
  ['more came than may', 10, 1080, 0],
  ['nobody has come', 10, 1200, 10],
  ['nobody counts', null, 1080, Number.POSITIVE_INFINITY],
])('%s', (_, pacing, start, left) => {
  expect(pacingLeft(pacing, start, arrivals)).toBe(left);
});
