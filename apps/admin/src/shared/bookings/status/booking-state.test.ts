import { bookingState } from './booking-state';

test.each([
  [{ active: true, waitingList: false }, 'active'],
  [{ active: false, waitingList: true }, 'waiting'],
  [{ active: false, waitingList: false }, 'inactive'],
  [{ active: false, waitingList: false, cancelledAt: '2026-01-01T00:00:00Z' }, 'cancelled'],
  [{ active: false, waitingList: true, cancelledAt: '2026-01-01T00:00:00Z' }, 'cancelled'],
] as const)('%j is %s', (booking, expected) => {
  expect(bookingState(booking)).toBe(expected);
});
