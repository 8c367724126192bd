import { nextStatus } from './next-status';

const status = (name: string, change: object = {}) => ({
  ...{ _id: name, name, hasArrived: false, hasLeft: false, active: true, isWaitingList: false },
  ...change,
});
const here = { hasArrived: true };
const statuses = [
  status('Confirmed'),
  status('Reconfirmed'),
  status('Left', { ...here, hasLeft: true }),
  status('Seated', here),
  status('Served', here),
  status('Paid', here),
  status('To clear', here),
  status('No-show'),
  status('Cancelled', { active: false }),
  status('Waiting list', { active: false, isWaitingList: true }),
];

test.each([
  [undefined, 'Seated'],
  ['Confirmed', 'Seated'],
  ['Reconfirmed', 'Seated'],
  ['Seated', 'Served'],
  ['Served', 'Paid'],
  ['Paid', 'To clear'],
  ['To clear', 'Left'],
  ['Left', undefined],
  ['No-show', undefined],
  ['Cancelled', undefined],
  ['Waiting list', undefined],
  ['unknown', undefined],
])('after %s comes %s', (current, expected) => {
  expect(nextStatus(statuses, current)?.name).toBe(expected);
});

test('a venue that only marks arrivals has nothing after them', () => {
  const few = [status('Confirmed'), status('Arrived', here)];
  expect(nextStatus(few, 'Confirmed')?.name).toBe('Arrived');
  expect(nextStatus(few, 'Arrived')).toBeUndefined();
});
