import { aTable } from '../../testing/fixtures';
import { type ArrowKey, nearestTable } from './nearest-table';

const at = (number: number, posX: number, posY: number) =>
  aTable(number, { position: { posX, posY } });
const middle = at(1, 50, 50);
const right = at(2, 70, 52);
const farRight = at(3, 90, 50);
const above = at(4, 48, 20);
const below = at(5, 50, 80);
const tables = [middle, right, farRight, above, below];

test.each<[ArrowKey, string | undefined]>([
  ['ArrowRight', right.name],
  ['ArrowUp', above.name],
  ['ArrowDown', below.name],
])('%s leads to %s', (key, name) => {
  expect(nearestTable(middle, tables, key)?.name).toBe(name);
});

test('there is nothing beyond the last', () => {
  expect(nearestTable(farRight, tables, 'ArrowRight')).toBeUndefined();
});
