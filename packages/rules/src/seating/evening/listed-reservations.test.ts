import { isListed } from './listed-reservations';

test.each([
  ['active', { active: true, status: { hasLeft: false } }, true],
  ['active without a status', { active: true, status: null }, true],
  ['gone', { active: true, status: { hasLeft: true } }, false],
  ['not active', { active: false, status: { hasLeft: false } }, false],
  ['neither', { active: false, status: { hasLeft: true } }, false],
])('a reservation that is %s', (_, reservation, expected) => {
  expect(isListed(reservation)).toBe(expected);
});
