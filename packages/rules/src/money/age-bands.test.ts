import {
  ageBandProblem,
  bandOf,
  bandTitle,
  bandYears,
  bookedBands,
  knowsAges,
  sortedBands,
} from './age-bands';

const infant = { _id: 'a', name: 'Infant', from: 0, to: 2, price: 0 };
const child = {
  ...{ _id: 'b', name: 'Child', from: 6, to: 12, price: 20_000 },
  languageList: [{ languageType: 'de', name: 'Kind' }],
};
const youth = { _id: 'c', name: 'Youth', from: 13, to: 17, price: 30_000 };
const bands = [infant, child, youth];
const years = (...pairs: [number, number][]) => pairs.map(([from, to]) => ({ from, to }));

test.each([
  ['none', years(), undefined],
  ['one year', years([5, 5]), undefined],
  ['side by side, in any order, with a gap', years([13, 17], [0, 2], [6, 12]), undefined],
  ['backwards', years([0, 2], [12, 6]), { index: 1, field: 'to', code: 'AGE_BAND_INVALID' }],
  ['an adult', years([13, 18]), { index: 0, field: 'to', code: 'AGE_BAND_INVALID' }],
  ['before birth', years([-1, 2]), { index: 0, field: 'to', code: 'AGE_BAND_INVALID' }],
  ['half a year', years([0.5, 2]), { index: 0, field: 'to', code: 'AGE_BAND_INVALID' }],
  [
    'one year shared',
    years([0, 6], [6, 12]),
    { index: 1, field: 'from', code: 'AGE_BANDS_OVERLAP' },
  ],
  [
    'one within another',
    years([6, 12], [0, 2], [8, 9]),
    { index: 2, field: 'from', code: 'AGE_BANDS_OVERLAP' },
  ],
])('bands of %s', (_, given, problem) => {
  expect(ageBandProblem(given)).toEqual(problem);
});

test('are sorted by their years', () => {
  expect(sortedBands([youth, infant, child])).toEqual(bands);
});

test.each([
  [0, infant],
  [2, infant],
  [3, undefined],
  [5, undefined],
  [6, child],
  [12, child],
  [13, youth],
  [17, youth],
])('%i years', (age, band) => {
  expect(bandOf(bands, age)).toBe(band);
});

test('a booking agrees to every band, with how many children belong to it', () => {
  expect(bookedBands(bands, [1, 4, 6, 12]).map(({ _id, count }) => [_id, count])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 0],
  ]);
  expect(bookedBands([child], [7])).toEqual([{ ...child, count: 1 }]);
});

test.each([
  ['no prices for ages', undefined, undefined, 2, false, true],
  ['no prices for ages, yet ages', [], [40], 2, false, true],
  ['no children', bands, undefined, 0, false, true],
  ['all ages', bands, [3, 14], 2, false, true],
  ['none, of a guest', bands, undefined, 2, false, false],
  ['none, of staff', bands, [], 2, true, true],
  ['one of two, of staff', bands, [3], 2, true, false],
  ['one too many', bands, [3, 4, 5], 2, false, false],
  ['an adult’s', bands, [3, 18], 2, false, false],
])('ages: %s', (_, given, ages, children, mayLeaveOut, known) => {
  expect(knowsAges(given, ages, { children, mayLeaveOut })).toBe(known);
});

test('are named with their years', () => {
  expect(bandTitle('de', child)).toBe('Kind (6–12)');
  expect(bandTitle('en', child)).toBe('Child (6–12)');
  expect(bandYears({ from: 5, to: 5 })).toBe('5');
});
