import { mustHaveSecondFactor } from './second-factor';

test.each([
  [1, undefined, false],
  [4, null, false],
  [1, 1, true],
  [2, 3, false],
  [3, 3, true],
  [4, 3, true],
] as const)('level %s where it is demanded from %s on: %s', (level, from, expected) => {
  expect(mustHaveSecondFactor(level, from)).toBe(expected);
});
