import { isUndeliverable } from './undeliverable';

it.each([
  ['never written to', [], undefined, false],
  ['refused once', [1], undefined, false],
  ['refused twice', [1, 2], undefined, true],
  ['refused twice, in any order', [5, 3], 1, true],
  ['taken since', [1, 2], 3, false],
  ['taken between', [1, 3], 2, false],
  ['taken between, and refused twice after it', [1, 3, 4], 2, true],
  ['taken in the same moment', [2, 2], 2, false],
])('an address that was %s', (_what, refusedAt, takenAt, marked) => {
  expect(isUndeliverable({ refusedAt, ...(takenAt ? { takenAt } : {}) })).toBe(marked);
});
