import { turnEnd, turnMinutes } from './turn-times';

const turnTimes = [
  { upTo: 4, minutes: 120 },
  { upTo: 2, minutes: 90 },
  { upTo: 8, minutes: 150 },
];

test.each([
  [1, 90],
  [2, 90],
  [3, 120],
  [4, 120],
  [8, 150],
  [12, 150],
])('a party of %i has its table for %i minutes', (participants, minutes) => {
  expect(turnMinutes(turnTimes, participants)).toBe(minutes);
});

test('without turn times the service says when a party leaves', () => {
  expect(turnMinutes([], 2)).toBeUndefined();
  const slot = { start: 1080, end: 1230, participants: 2 };
  expect(turnEnd({}, slot)).toBe(1230);
  expect(turnEnd({ turnTimes: [] }, slot)).toBe(1230);
  expect(turnEnd({ turnTimes }, slot)).toBe(1170);
});
