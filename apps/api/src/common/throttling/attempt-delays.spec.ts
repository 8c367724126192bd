import { firstWaitSeconds } from './attempt-delays';

test.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [49, 30],
  [79, 60],
  [10_000, 60],
])('after %i failures a new address waits %i s', (failures, seconds) => {
  expect(firstWaitSeconds(failures)).toBe(seconds);
});
