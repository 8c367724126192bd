import { lanesOf } from './lanes';

const spanOf = ([from, until]: readonly [number, number]) => ({ from, until });

test.each([
  ['nothing', [], []],
  [
    'one after the other',
    [
      [10, 20],
      [0, 10],
    ],
    [
      [
        [0, 10],
        [10, 20],
      ],
    ],
  ],
  [
    'at the same time',
    [
      [0, 10],
      [5, 15],
    ],
    [[[0, 10]], [[5, 15]]],
  ],
  [
    'the first lane that is free again',
    [
      [0, 10],
      [5, 30],
      [10, 20],
      [12, 14],
    ],
    [
      [
        [0, 10],
        [10, 20],
      ],
      [[5, 30]],
      [[12, 14]],
    ],
  ],
])('%s', (_, spans, expected) => {
  expect(lanesOf(spans as [number, number][], spanOf)).toEqual(expected);
});
