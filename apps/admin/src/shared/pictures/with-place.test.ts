import { withPlace } from './with-place';

test.each([
  ['to the front', 'c', 0, 'c a b d'],
  ['to the end', 'a', 3, 'b c d a'],
  ['one earlier', 'c', 1, 'a c b d'],
  ['where it is', 'b', 1, 'a b c d'],
])('an id moves %s', (_where, id, place, order) => {
  expect(withPlace(['a', 'b', 'c', 'd'], id, place).join(' ')).toBe(order);
});
