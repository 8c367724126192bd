import { isPaused, seatsIn } from './pauses';

const pause = { from: 1_000, until: 2_000, services: ['dinner'] };

test.each([
  ['as the pause begins', [pause], 'dinner', 1_000, true],
  ['before the pause', [pause], 'dinner', 999, false],
  ['when the pause is over', [pause], 'dinner', 2_000, false],
  ['of another service', [pause], 'lunch', 1_500, false],
  ['of any service, while all are paused', [{ ...pause, services: null }], 'lunch', 1_500, true],
  ['of a service with no pause', [], 'dinner', 1_500, false],
  ['in the second pause', [pause, { ...pause, until: 3_000 }], 'dinner', 2_500, true],
])('a time %s', (_, pauses, service, start, paused) => {
  expect(isPaused(pauses, service, start)).toBe(paused);
});

const terrace = { _id: 'terrace', defaultFNB: false };
const restaurant = { _id: 'restaurant', defaultFNB: true };

test.each([
  ['names the room', { tables: 'none', _venues: ['terrace'] }, terrace, true],
  ['names another', { tables: 'none', _venues: ['terrace'] }, restaurant, false],
  ['names both', { tables: 'none', _venues: ['restaurant', 'terrace'] }, terrace, true],
  ['promises a table in the default room', { tables: 'atBooking', _venues: [] }, restaurant, true],
  ['promises a table in the default room', { tables: 'atBooking', _venues: [] }, terrace, false],
  ['has nothing to do with tables', { tables: 'none', _venues: [] }, restaurant, false],
] as const)('a service that %s', (_, service, room, seats) => {
  expect(seatsIn(service, room)).toBe(seats);
});
