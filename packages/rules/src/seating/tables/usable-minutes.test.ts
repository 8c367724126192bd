import { usableMinutes } from './usable-minutes';

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
  expect(usableMinutes(toSpans(spans), [])).toBe(minutes);
});

const dinner = [
  [1_080, 1_200],
  [1_140, 1_260],
];

test.each([
  ['no block', dinner, [], 180],
  ['a block before it', dinner, [[720, 1_080]], 180],
  ['a block of the first half hour', dinner, [[1_000, 1_110]], 150],
  ['a block in the middle of both sittings', dinner, [[1_150, 1_190]], 140],
  [
    'blocks that overlap',
    dinner,
    [
      [1_080, 1_140],
      [1_110, 1_170],
    ],
    90,
  ],
  ['a block of the whole day', dinner, [[0, 1_440]], 0],
  ['a block between two sittings', [...dinner, [1_380, 1_500]], [[1_260, 1_400]], 280],
])('with %s', (_, open, blocked, minutes) => {
  expect(usableMinutes(toSpans(open), toSpans(blocked))).toBe(minutes);
});

function toSpans(pairs: number[][]) {
  return pairs.map(([from = 0, until = 0]) => ({ from, until }));
}
