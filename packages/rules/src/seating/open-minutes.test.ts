import { openMinutes } from './open-minutes';

test.each([
  [[], 0],
  [[[1_080, 1_200]], 120],
  // dinner at 18:00 and 19:00, two hours each
  [
    [
      [1_140, 1_260],
      [1_080, 1_200],
    ],
    180,
  ],
  [
    [
      [720, 840],
      [1_080, 1_200],
    ],
    240,
  ],
  [
    [
      [720, 1_200],
      [780, 840],
    ],
    480,
  ],
])('of %j', (spans, minutes) => {
  expect(openMinutes(spans.map(([from = 0, until = 0]) => ({ from, until })))).toBe(minutes);
});
