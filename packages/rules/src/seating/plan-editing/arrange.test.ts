import { type Alignment, type Axis, aligned, distributed, pushedTogether } from './arrange';
import type { Placed } from './geometry';

const box = (posX: number, posY: number, width = 10, height = 10): Placed => ({
  position: { posX, posY },
  size: { width, height },
});
const places = (boxes: readonly Placed[]) =>
  boxes.map(({ position: { posX, posY } }) => [posX, posY]);

const two = [box(10, 20), box(30, 50, 20, 20)];

test.each<[Alignment, number[][]]>([
  [
    'left',
    [
      [10, 20],
      [10, 50],
    ],
  ],
  [
    'center',
    [
      [25, 20],
      [20, 50],
    ],
  ],
  [
    'right',
    [
      [40, 20],
      [30, 50],
    ],
  ],
  [
    'top',
    [
      [10, 20],
      [30, 20],
    ],
  ],
  [
    'middle',
    [
      [10, 40],
      [30, 35],
    ],
  ],
  [
    'bottom',
    [
      [10, 60],
      [30, 50],
    ],
  ],
])('aligned %s', (alignment, expected) => {
  expect(places(aligned(two, alignment))).toEqual(expected);
});

test.each<[Axis, Placed[], number[][]]>([
  [
    'across',
    [box(0, 0), box(70, 5), box(15, 9)],
    [
      [0, 0],
      [70, 5],
      [35, 9],
    ],
  ],
  [
    'down',
    [box(0, 0), box(5, 70), box(9, 15)],
    [
      [0, 0],
      [5, 70],
      [9, 35],
    ],
  ],
  [
    'across',
    two,
    [
      [10, 20],
      [30, 50],
    ],
  ],
])('the same gap %s', (axis, boxes, expected) => {
  expect(places(distributed(boxes, axis))).toEqual(expected);
});

test.each<[string, Placed[], number[][]]>([
  [
    'in a row, by the middle of the first',
    [box(10, 20), box(40, 20, 10, 6)],
    [
      [10, 20],
      [20, 22],
    ],
  ],
  [
    'in a column',
    [box(10, 60), box(12, 20)],
    [
      [12, 30],
      [12, 20],
    ],
  ],
  [
    'as far to the right as fits',
    [box(75, 0), box(95, 0, 5), box(85, 0)],
    [
      [75, 0],
      [95, 0],
      [85, 0],
    ],
  ],
  [
    'before the edge',
    [box(85, 0), box(60, 0, 10), box(89, 0)],
    [
      [70, 0],
      [60, 0],
      [80, 0],
    ],
  ],
  ['alone', [box(10, 10)], [[10, 10]]],
])('pushed together %s', (_, boxes, expected) => {
  expect(places(pushedTogether(boxes))).toEqual(expected);
});

test('nothing to align', () => expect(aligned([], 'left')).toEqual([]));
