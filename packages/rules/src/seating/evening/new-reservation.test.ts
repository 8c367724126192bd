import { newReservationTimes } from './new-reservation';

test.each([
  ['on a step', 1140, 1140, 1260],
  ['just after a step', 1141, 1145, 1265],
  ['just before a step', 1144, 1145, 1265],
  ['at midnight', 0, 0, 120],
  ['over midnight', 1430, 1430, 1550],
  ['in the last minutes of the day', 1437, 1435, 1555],
])('%s', (_, now, timeindex, timeindexEnd) => {
  expect(newReservationTimes(now)).toEqual({ timeindex, timeindexEnd });
});
