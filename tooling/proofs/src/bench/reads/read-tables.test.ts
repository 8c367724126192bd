import { isMet } from '../target';
import { unequal, workTargets } from './read-tables';
import type { ReadWork } from './read-work';

const read = (change: Partial<ReadWork> = {}): ReadWork => ({
  bookings: 10_000,
  name: 'dashboard of a day',
  finds: { documents: 250, wanted: 250, worst: 1 },
  groupings: { documents: 0, wanted: 8_400, worst: 0 },
  plans: ['bookings IXSCAN { _vendor: 1, start: 1 }'],
  results: ['{"bookings":600}'],
  ...change,
});
const NONE = { documents: 0, wanted: 0, worst: 0 };
const large = (change: Partial<ReadWork> = {}) => read({ bookings: 1_000_000, ...change });
const missed = (...work: ReadWork[]) =>
  workTargets(work)
    .filter((target) => !isMet(target))
    .map(({ name }) => name);

test('is met by reads that find the same and read what they answer', () => {
  expect(missed(read(), large())).toEqual([]);
});

test('fails when a larger database answers something else', () => {
  const fewer = large({ results: ['{"bookings":300}'] });
  expect(unequal([read(), fewer])).toEqual(['dashboard of a day']);
  expect(missed(read(), fewer)).toEqual([expect.stringContaining('find something else')]);
});

test('fails for a find that reads eleven documents for one', () => {
  const wasteful = large({ finds: { documents: 11, wanted: 1, worst: 11 } });
  expect(missed(read(), wasteful)).toEqual([
    'Documents the find of a list reads for each it answers: the most (dashboard of a day, at 1,000,000)',
  ]);
});

test('fails for a sum that reads more than it groups over', () => {
  const wasteful = large({ groupings: { documents: 16_800, wanted: 8_400, worst: 2 } });
  expect(missed(read(), wasteful)).toEqual([expect.stringContaining('group over')]);
});

test('fails for a search that reads far more than the guests of its rarest word', () => {
  const name = 'guest search: two names';
  const search = (documents: number) =>
    large({ name, groupings: { documents, wanted: 1, worst: documents }, finds: NONE });
  expect(missed(search(100))).toEqual([]);
  expect(missed(search(101))).toEqual(['Documents read by a search that finds few: the most']);
});

test('fails for a broad search that reads most of the guests', () => {
  const name = 'guest search: two words that thousands have';
  const broad = (documents: number) =>
    large({ name, groupings: { documents, wanted: 600, worst: documents / 600 }, finds: NONE });
  expect(missed(broad(10_000))).toEqual([]);
  expect(missed(broad(10_001))).toEqual(['Documents read by the broadest search']);
});

test('fails for a whole collection', () => {
  expect(missed(read({ plans: ['services COLLSCAN'] }))).toEqual([
    'Reads that looked through a whole collection',
  ]);
});
