import { resultOf } from './result';

const answer = (change: object = {}) => ({
  total: 600,
  items: [{ _id: '65f0', guest: 'Anna', date: '2026-06-19', participants: 3, active: true }],
  ...change,
});

test('is the same for other ids and names', () => {
  const [item] = answer().items;
  expect(resultOf(answer({ items: [{ ...item, _id: '7abc', guest: 'Lars' }] }))).toBe(
    resultOf(answer()),
  );
});

test.each([
  ['another total', { total: 601 }],
  ['one row more', { items: [...answer().items, ...answer().items] }],
  ['another number in a row', { items: [{ ...answer().items[0], participants: 4 }] }],
  ['another day', { items: [{ ...answer().items[0], date: '2026-06-20' }] }],
])('differs for %s', (_, change) => {
  expect(resultOf(answer(change))).not.toBe(resultOf(answer()));
});
