import { treatmentPrice } from './treatment-price';

const levelPrices = [
  { level: 3, surcharge: 15_000 },
  { level: 5, surcharge: 40_000 },
];

test.each<[string, number[], number]>([
  ['nobody is asked for', [], 100_000],
  ['a level that costs nothing more', [1], 100_000],
  ['a level that costs more', [3], 115_000],
  ['two are asked for', [3, 5], 155_000],
])('a treatment when %s', (_, askedLevels, expected) => {
  expect(treatmentPrice(100_000, levelPrices, askedLevels)).toBe(expected);
});
