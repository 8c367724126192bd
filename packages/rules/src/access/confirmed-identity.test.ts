import { isConfirmed } from './confirmed-identity';

const now = new Date('2026-06-15T09:10:00Z');

test.each([
  ['2026-06-15T09:10:00.000Z', true],
  ['2026-06-15T09:00:00.001Z', true],
  ['2026-06-15T09:00:00.000Z', false],
  ['2026-06-14T09:10:00.000Z', false],
  // the clock of another process may be a little ahead
  ['2026-06-15T09:10:01.000Z', true],
])('confirmed at %s: %s', (confirmedAt, expected) => {
  expect(isConfirmed(new Date(confirmedAt), now)).toBe(expected);
});

test('who never confirmed it is asked', () => {
  expect(isConfirmed(undefined, now)).toBe(false);
});
