import type { AvailableDay } from '@atrium/api-client/admin';
import { aBooking, id } from '../../../testing/fixtures';
import { withOwnPlaces } from './own-places';

test('its own places are free to it in the time that it has, and nowhere else', () => {
  const time = (start: number) => ({
    start,
    end: start + 60,
    available: 1,
    held: 0,
    showAvailability: true,
    showEndTime: true,
    waitingList: false,
    bookable: true,
  });
  const day = (date: string): AvailableDay => ({
    date,
    available: 2,
    state: 'open',
    times: [time(600), time(840)],
  });
  const places = (date: string, service = id(30), of = aBooking()) =>
    withOwnPlaces(day(date), of, service).times.map(({ available }) => available);
  expect(places(aBooking().date)).toEqual([1, 4]);
  expect(places('2026-12-01')).toEqual([1, 1]);
  expect(places(aBooking().date, id(31))).toEqual([1, 1]);
  expect(places(aBooking().date, id(30), aBooking({ active: false }))).toEqual([1, 1]);
});
