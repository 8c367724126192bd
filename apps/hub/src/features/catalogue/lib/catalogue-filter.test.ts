import { categoriesOf, matches, readFilter, writeFilter } from './catalogue-filter';

const everything = { text: '', people: 1 };
const kayak = { name: 'Kayak tour', description: 'Along the shore, à deux', category: 'Water' };

describe('the address', () => {
  test.each([
    ['', { ...everything, category: undefined, date: undefined }],
    [
      'q=sauna&category=Water&date=2026-11-28&people=3',
      { text: 'sauna', category: 'Water', date: '2026-11-28', people: 3 },
    ],
    ['date=2026-02-30&people=0', { ...everything, category: undefined, date: undefined }],
    ['people=1.5', { ...everything, category: undefined, date: undefined }],
    ['people=1000', { ...everything, category: undefined, date: undefined, people: 99 }],
  ])('%p is read as %j', (query, filter) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(filter);
  });

  test('is empty for everything, and else reads as it was written', () => {
    expect(`${writeFilter(everything)}`).toBe('');
    const filter = { text: 'spa & tub', category: 'Water', date: '2026-11-28', people: 2 };
    expect(readFilter(new URLSearchParams(`${writeFilter(filter)}`))).toEqual(filter);
  });
});

test.each([
  ['', undefined, true],
  ['kayak', undefined, true],
  ['SHORE  tour', undefined, true],
  ['a deux', undefined, true],
  ['water', undefined, true],
  ['kayak sauna', undefined, false],
  ['', 'Water', true],
  ['', 'Food', false],
  ['kayak', 'Food', false],
])('looking for %p in %p: %p', (text, category, found) => {
  expect(matches(kayak, { text, category, people: 1 })).toBe(found);
});

test('each category once, in the order of the catalogue', () => {
  expect(
    categoriesOf([kayak, { name: 'Dinner', category: 'Food' }, { name: 'Gym' }, kayak]),
  ).toEqual(['Water', 'Food']);
});
