import { arrivalsByQuarter, arrivingWith, pacingLeft, quarterOf } from './pacing';

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

test('arrivals by quarters of an hour and services, each with its pacing', () => {
  const pacing = new Map([['dinner', 8]]);
  const found = arrivalsByQuarter(
    [
      { service: 'dinner', start: 1095, covers: 8 },
      { service: 'dinner', start: 1080, covers: 6 },
      { service: 'bar', start: 1085, covers: 4 },
      { service: 'dinner', start: 1094, covers: 3 },
    ],
    (service) => pacing.get(service),
  );
  expect(found).toEqual([
    {
      start: 1080,
      covers: 13,
      services: [
        { service: 'dinner', covers: 9, pacing: 8 },
        { service: 'bar', covers: 4, pacing: undefined },
      ],
    },
    { start: 1095, covers: 8, services: [{ service: 'dinner', covers: 8, pacing: 8 }] },
  ]);
});
