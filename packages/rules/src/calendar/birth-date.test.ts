import {
  BIRTH_YEARS,
  type BirthDateParts,
  changeBirthDate,
  composeBirthDate,
  daysInMonth,
  parseBirthDate,
} from './birth-date';

test('a hundred years are offered, counting back from 2024', () => {
  expect(BIRTH_YEARS).toHaveLength(100);
  expect([BIRTH_YEARS[0], BIRTH_YEARS[1], BIRTH_YEARS.at(-1)]).toEqual([2024, 2023, 1925]);
});

test.each<[BirthDateParts, number]>([
  [{}, 31],
  [{ year: 1990 }, 31],
  [{ month: 4 }, 30],
  [{ month: 2 }, 29],
  [{ month: 2, year: 1990 }, 28],
  [{ month: 2, year: 2000 }, 29],
  [{ month: 12, year: 1990 }, 31],
])('%p has %i days', (parts, expected) => {
  expect(daysInMonth(parts)).toBe(expected);
});

test.each<[BirthDateParts, BirthDateParts, BirthDateParts]>([
  [{ day: 31, month: 1 }, { month: 4 }, { day: 30, month: 4 }],
  [{ day: 29, month: 2 }, { year: 1990 }, { day: 28, month: 2, year: 1990 }],
  [{ day: 29, month: 2 }, { year: 1992 }, { day: 29, month: 2, year: 1992 }],
  [{ month: 4 }, { day: 31 }, { day: 30, month: 4 }],
  [{}, { year: 1990 }, { year: 1990 }],
])('%p changed by %p is %p', (parts, change, expected) => {
  expect(changeBirthDate(parts, change)).toEqual(expected);
});

test.each<[BirthDateParts, string | undefined]>([
  [{ day: 5, month: 1, year: 1990 }, '1990-01-05'],
  [{ day: 29, month: 2, year: 1992 }, '1992-02-29'],
  [{ day: 29, month: 2, year: 1990 }, undefined],
  [{ day: 5, month: 1 }, undefined],
  [{}, undefined],
])('%p is stored as %p', (parts, expected) => {
  expect(composeBirthDate(parts)).toBe(expected);
});

test.each<[string | null | undefined, BirthDateParts]>([
  ['1990-01-05', { day: 5, month: 1, year: 1990 }],
  ['1990-1-5', { day: 5, month: 1, year: 1990 }],
  ['1990-01-05T00:00:00.000Z', { day: 5, month: 1, year: 1990 }],
  ['1990-02-30', {}],
  ['05.01.1990', {}],
  ['', {}],
  [null, {}],
])('%p is shown as %p', (text, expected) => {
  expect(parseBirthDate(text)).toEqual(expected);
});
