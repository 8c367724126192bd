import type { Corner, Delta, Placed } from './geometry';
import { type Snapped, snappedMove, snappedResize } from './snap';

const group = { left: 10, top: 10, right: 20, bottom: 20 };
const neighbour: Placed = { position: { posX: 50.5, posY: 60.5 }, size: { width: 20, height: 8 } };

test.each<[string, Delta, Snapped]>([
  ['to the grid', { x: 3.3, y: 2.6 }, { by: { x: 3, y: 3 }, guides: {} }],
  [
    'with its left edge to that of a neighbour',
    { x: 40.1, y: 5 },
    { by: { x: 40.5, y: 5 }, guides: { x: 50.5 } },
  ],
  [
    'with its middle to that of a neighbour',
    { x: 45.2, y: 5 },
    { by: { x: 45.5, y: 5 }, guides: { x: 60.5 } },
  ],
  [
    'beside a neighbour, and to its upper edge',
    { x: 30.3, y: 50.2 },
    { by: { x: 30.5, y: 50.5 }, guides: { x: 50.5, y: 60.5 } },
  ],
])('it comes to rest %s', (_, by, expected) => {
  expect(snappedMove(group, by, [neighbour])).toEqual(expected);
});

test.each<[Corner, Delta, Snapped]>([
  ['se', { x: 2.4, y: 1.6 }, { by: { x: 2, y: 2 }, guides: {} }],
  ['se', { x: 30.2, y: 40.3 }, { by: { x: 30.5, y: 40.5 }, guides: { x: 50.5, y: 60.5 } }],
  ['nw', { x: -2.4, y: 1.6 }, { by: { x: -2, y: 2 }, guides: {} }],
])('the corner %s comes to rest', (corner, by, expected) => {
  expect(snappedResize(group, corner, by, [neighbour])).toEqual(expected);
});
