import {
  type Corner,
  type Delta,
  movedBy,
  resizedBy,
  type Turned,
  turnedTo,
  within,
} from './geometry';

const box = (posX: number, posY: number, width = 10, height = 10, rotation = 0): Turned => ({
  position: { posX, posY },
  size: { width, height },
  rotation,
});
const flat = ({ position, size }: Turned) => [
  position.posX,
  position.posY,
  size.width,
  size.height,
];

test.each<[string, Delta, [number, number][]]>([
  [
    'anywhere',
    { x: 5, y: -3 },
    [
      [15, 17],
      [35, 27],
    ],
  ],
  [
    'to the left edge, as a group',
    { x: -40, y: 0 },
    [
      [0, 20],
      [20, 30],
    ],
  ],
  [
    'to the lower right corner',
    { x: 99, y: 99 },
    [
      [70, 80],
      [90, 90],
    ],
  ],
  [
    'not at all',
    { x: 0, y: 0 },
    [
      [10, 20],
      [30, 30],
    ],
  ],
])('tables go %s', (_, by, places) => {
  const moved = movedBy([box(10, 20), box(30, 30)], by);
  expect(moved.map(({ position }) => [position.posX, position.posY])).toEqual(places);
});

test('nothing moves nowhere', () => {
  expect(movedBy([], { x: 1, y: 1 })).toEqual([]);
});

test.each<[string, Turned, Corner, Delta, number[]]>([
  ['lower right', box(10, 10), 'se', { x: 5, y: 2 }, [10, 10, 15, 12]],
  ['upper left', box(10, 10), 'nw', { x: 5, y: 2 }, [15, 12, 5, 8]],
  ['upper right', box(10, 10), 'ne', { x: 5, y: 2 }, [10, 12, 15, 8]],
  ['lower left', box(10, 10), 'sw', { x: 5, y: 2 }, [15, 10, 5, 12]],
  ['past the edge of the plan', box(80, 80), 'se', { x: 50, y: 50 }, [80, 80, 20, 20]],
  ['past the other edge', box(10, 10), 'nw', { x: -50, y: -50 }, [0, 0, 20, 20]],
  ['through itself', box(10, 10), 'se', { x: -50, y: -50 }, [10, 10, 1, 1]],
  ['through itself from the left', box(10, 10), 'nw', { x: 50, y: 50 }, [19, 19, 1, 1]],
  // turned by half a circle, its lower right corner is seen at the upper left
  ['upside down', box(40, 40, 10, 10, 180), 'se', { x: -4, y: -2 }, [36, 38, 14, 12]],
  // by a quarter: what is pulled down makes it wider; 3 down are as long as 4 : 3 across
  ['a quarter round', box(40, 40, 12, 12, 90), 'se', { x: 0, y: 4 }, [38.5, 42, 15, 12]],
])('a corner is pulled: %s', (_, from, corner, by, expected) => {
  expect(flat(resizedBy(from, corner, by))).toEqual(expected);
});

test.each([
  [15, 15],
  [360, 0],
  [-15, 345],
  [719.6, 0],
])('turned to %d degrees it stands at %d', (degrees, expected) => {
  expect(turnedTo(box(0, 0), degrees).rotation).toBe(expected);
});

test('a rectangle catches what it meets, not what it touches', () => {
  const [inside, half, beside] = [box(20, 20), box(35, 20), box(40, 20)];
  const area = { left: 10, top: 10, right: 40, bottom: 25 };
  expect(within([inside, half, beside], area)).toEqual([inside, half]);
});
