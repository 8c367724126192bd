import fc from 'fast-check';
import { endAfter, formatMinutes, isStartMinutes, parseTime, roundUpToFive } from './minutes';

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [1439, '23:59'],
  [1440, '00:00'],
  [1560, '02:00'],
  [2880, '00:00'],
  [-30, '23:30'],
])('formatMinutes(%i) is %s', (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});

test.each([
  ['00:00', 0],
  ['09:05', 545],
  ['23:59', 1439],
  ['24:00', undefined],
  ['9:05', undefined],
  ['09:60', undefined],
  ['09.05', undefined],
  ['', undefined],
])('parseTime(%p) is %p', (text, expected) => {
  expect(parseTime(text)).toBe(expected);
});

test('every start is read back from its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(parseTime(formatMinutes(minutes))).toBe(minutes);
    }),
  );
});

test.each([
  [600, 600],
  [601, 605],
  [604, 605],
  [605, 605],
  [1439, 1440],
])('roundUpToFive(%i) is %i', (minutes, expected) => {
  expect(roundUpToFive(minutes)).toBe(expected);
});

test.each([
  [0, true],
  [1439, true],
  [1440, false],
  [-1, false],
  [600.5, false],
  [Number.NaN, false],
  ['600', false],
  [undefined, false],
])('isStartMinutes(%p) is %p', (value, expected) => {
  expect(isStartMinutes(value)).toBe(expected);
});

test.each([
  [1320, 120, 1560],
  [600, 720, 720],
  [600, 600, 2040],
  [0, 0, 1440],
])('a start at %i that ends at the time of day %i ends at %i', (start, end, expected) => {
  expect(endAfter(start, end)).toBe(expected);
});
