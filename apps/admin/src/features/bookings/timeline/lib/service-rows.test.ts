import { aBooking, aService, id } from '../../../../testing/fixtures';
import { TODAY } from '../../../../testing/pin-today';
import { comingFirst, nearestStart, serviceRows, stepStart } from './service-rows';

// TODAY is a Saturday
const times = [600, 720, 840].map((start) => ({
  _id: `t${start}`,
  start,
  end: start + 90,
  availableDays: [{ day: 6 }],
}));
const kayak = aService({ times });
const rows = (bookings: ReturnType<typeof aBooking>[], services = [kayak]) =>
  serviceRows(services, bookings, {
    date: TODAY,
    timezone: 'Europe/Oslo',
    nameOf: ({ name }) => name,
  });
const at = (number: number, timeindex: number, given = {}) =>
  aBooking({ _id: id(number), timeindex, timeindexEnd: timeindex + 90, ...given });

test('each time of a service says how many come, and bookings at once lie below each other', () => {
  const [row] = rows([at(1, 600), at(2, 600, { participants: 2 }), at(3, 720)]);
  expect(row?.slots.map(({ start, taken, capacity }) => [start, taken, capacity])).toEqual([
    [600, 5, 8],
    [720, 3, 8],
    [840, 0, 8],
  ]);
  expect(row?.bars.map(({ booking, lane }) => [booking._id, lane])).toEqual([
    [id(1), 0],
    [id(2), 1],
    [id(3), 0],
  ]);
  expect(row?.lanes).toBe(2);
});

test('who waits, is cancelled or came the evening before has no place in it', () => {
  const [row] = rows([
    at(1, 600, { active: false }),
    at(2, 600, { active: false, waitingList: true }),
    at(3, 600, { date: '2026-11-20' }),
  ]);
  expect(row?.bars).toEqual([]);
});

test('a service without times is there for what is booked, also when it is no longer active', () => {
  const idle = aService({ _id: id(32), name: 'Idle' });
  const gone = at(4, 615, { _service: { _id: id(33), name: 'Archery' } });
  expect(rows([gone], [idle, kayak]).map(({ name, slots }) => [name, slots.length])).toEqual([
    ['Kayak tour', 3],
    ['Archery', 0],
  ]);
});

test('what is over for today goes below what is to come', () => {
  const breakfast = aService({
    ...{ _id: id(34), name: 'Breakfast' },
    times: [{ _id: 't420', start: 420, end: 540, availableDays: [{ day: 6 }] }],
  });
  const names = (now?: number) =>
    comingFirst(rows([], [breakfast, kayak]), now).map(({ name }) => name);
  expect(names()).toEqual(['Breakfast', 'Kayak tour']);
  expect(names(539)).toEqual(['Breakfast', 'Kayak tour']);
  expect(names(540)).toEqual(['Kayak tour', 'Breakfast']);
});

test.each([
  [590, 600],
  [655, 600],
  [670, 720],
  [2000, 840],
])('%d is nearest to the time at %d', (minutes, start) => {
  expect(nearestStart(rows([])[0]?.slots ?? [], 600, minutes)).toBe(start);
});

test('steps go from time to time, over the one that the booking has, and end at the last', () => {
  const slots = rows([])[0]?.slots ?? [];
  expect(stepStart(slots, 630, 630, -1)).toBe(600);
  expect(stepStart(slots, 630, 600, 1)).toBe(630);
  expect(stepStart(slots, 630, 840, 1)).toBe(840);
});
