import type { AvailableDay, AvailableTime } from '@atrium/api-client/admin';
import { aBooking } from '../../../../testing/fixtures';
import { slotDrop } from './slot-drop';

const time = (start: number, given: Partial<AvailableTime>): AvailableTime => ({
  ...{ start, end: start + 180, available: 8, held: 0, bookable: true },
  ...{ showAvailability: true, showEndTime: true, waitingList: true, ...given },
});
const day: AvailableDay = {
  date: aBooking().date,
  available: 8,
  state: 'open',
  times: [
    time(600, { available: 5 }),
    time(660, { available: 2 }),
    time(720, { available: 0 }),
    time(780, { bookable: false }),
    time(840, { available: 0 }),
    time(900, { parties: [1, 2] }),
  ],
};

// three people at 14:00
test.each([
  [840, { kind: 'nothing' }],
  [600, { kind: 'fits', left: 2 }],
  [660, { kind: 'full', left: 2 }],
  [720, { kind: 'full', left: 0 }],
  [780, { kind: 'closed' }],
  [900, { kind: 'full', left: 8 }],
  [1000, { kind: 'closed' }],
])('at %d: %j', (start, expected) => {
  expect(slotDrop(aBooking(), start, day)).toEqual(expected);
});

test('until the places are known, nothing is promised', () => {
  expect(slotDrop(aBooking(), 600, undefined)).toEqual({ kind: 'checking' });
});
