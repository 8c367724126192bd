import { isArrival } from './arrival-status';

const seated = { hasArrived: true, hasLeft: false, active: true, isWaitingList: false };

test.each([
  ['have come', seated, true],
  ['are expected', { ...seated, hasArrived: false }, false],
  ['have left', { ...seated, hasLeft: true }, false],
  ['have cancelled', { ...seated, active: false }, false],
  ['wait for a place', { ...seated, isWaitingList: true }, false],
])('guests who %s', (_, status, expected) => {
  expect(isArrival(status)).toBe(expected);
});
