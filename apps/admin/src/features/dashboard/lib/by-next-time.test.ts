import type { DashboardService } from '@atrium/api-client/admin';
import { aBooking } from '../../../testing/fixtures';
import { byNextTime } from './by-next-time';
import { splitSlots } from './split-slots';

const service = (name: string, starts: number[]): DashboardService => ({
  _id: name,
  name,
  participants: starts.length,
  capacity: 10,
  hours: [],
  slots: starts.map((timeindex) => ({ timeindex, participants: 1, capacity: 5 })),
});
const booking = (name: string, timeindex: number, timeindexEnd: number) =>
  aBooking({ _service: { _id: name, name }, timeindex, timeindexEnd });

const NOON = 720;

test('whoever comes next is first, what is over last, what nobody booked not at all', () => {
  const services = [
    service('breakfast', [420]),
    service('dinner', [1080]),
    service('lunch', [690, 780]),
    service('spa', []),
  ];
  const arrivals = [
    booking('breakfast', 420, 510),
    booking('dinner', 1080, 1230),
    booking('lunch', 690, 840),
    booking('lunch', 780, 930),
  ];
  expect(byNextTime(services, arrivals, NOON).map(({ name }) => name)).toEqual([
    'lunch',
    'dinner',
    'breakfast',
  ]);
});

test('a time is over when the last of its guests has gone, and not before', () => {
  const { slots } = service('lunch', [600, 690, 780]);
  const arrivals = [
    booking('lunch', 600, 720),
    booking('lunch', 690, 721),
    booking('lunch', 780, 930),
  ];
  const { past, coming } = splitSlots(slots, arrivals, NOON);
  expect(past.map(({ slot }) => slot.timeindex)).toEqual([600]);
  expect(coming.map(({ slot }) => slot.timeindex)).toEqual([690, 780]);
});
