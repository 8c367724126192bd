import { overdueBy, quoteFor, quotesWith, waitedFor } from './waiting';

test.each([
  [1140, 0],
  [1139, 0],
  [1152, 12],
])('at %i a party that came at 19:00 has waited %i minutes', (now, expected) => {
  expect(waitedFor({ since: 1140 }, now)).toBe(expected);
});

test.each([
  [15, 1155, 0],
  [15, 1156, 1],
  [0, 1141, 1],
  [undefined, 1300, 0],
])('quoted %s minutes at 19:00, at %i it is overdue by %i', (quotedMinutes, now, expected) => {
  expect(
    overdueBy({ since: 1140, ...(quotedMinutes !== undefined && { quotedMinutes }) }, now),
  ).toBe(expected);
});

test.each([
  [0, 0],
  [1, 5],
  [20, 20],
  [21, 25],
  [397, 400],
  [900, 600],
])('a wait of %i minutes is quoted as %i', (minutes, expected) => {
  expect(quoteFor(minutes)).toBe(expected);
});

test('a wait that is longer than the usual ones is among those that are offered', () => {
  expect(quotesWith(400).slice(-2)).toEqual([120, 400]);
  expect(quotesWith(20).at(-1)).toBe(120);
  expect(quotesWith('').at(-1)).toBe(120);
});
