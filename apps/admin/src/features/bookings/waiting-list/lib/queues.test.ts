import type { AvailableTime } from '@atrium/api-client/admin';
import { aBooking, id } from '../../../../testing/fixtures';
import { placesFree, toQueues } from './queues';

const wait = (number: number, date: string, timeindex: number, createdAt: string, service = 'A') =>
  aBooking({
    _id: id(number),
    date,
    timeindex,
    createdAt,
    active: false,
    waitingList: true,
    _service: { _id: service, name: service },
  });

test('by service, day and time; each queue in the order in which they asked', () => {
  const found = toQueues([
    wait(1, '2026-12-02', 600, '2026-11-05', 'B'),
    wait(2, '2026-12-01', 840, '2026-11-03'),
    wait(3, '2026-12-01', 840, '2026-11-01'),
    wait(4, '2026-12-01', 600, '2026-11-04'),
    wait(5, '2026-12-09', 600, '2026-11-02'),
  ]);
  expect(
    found.map(({ service, from, until, queues }) => [
      service.name,
      from,
      until,
      queues.map(({ timeindex, entries }) => [timeindex, entries.map(({ _id }) => _id)]),
    ]),
  ).toEqual([
    [
      'A',
      '2026-12-01',
      '2026-12-09',
      [
        [600, [id(4)]],
        [840, [id(3), id(2)]],
        [600, [id(5)]],
      ],
    ],
    ['B', '2026-12-02', '2026-12-02', [[600, [id(1)]]]],
  ]);
});

test('places are those of the time itself; a time that is no longer offered has none to tell', () => {
  const time = { start: 600, available: 3 } as AvailableTime;
  const days = [{ date: '2026-12-01', available: 3, state: 'open', times: [time] }];
  expect(placesFree(days, { date: '2026-12-01', timeindex: 600 })).toBe(3);
  expect(placesFree(days, { date: '2026-12-01', timeindex: 660 })).toBeUndefined();
  expect(placesFree(days, { date: '2026-12-02', timeindex: 600 })).toBeUndefined();
});
