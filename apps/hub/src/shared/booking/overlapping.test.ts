import { overlapping, overlappingPairs, type Plan } from './overlapping';

const sauna: Plan = { name: 'Sauna', date: '2026-11-25', start: 600, end: 660 };
const yoga: Plan = { name: 'Yoga', date: '2026-11-25', start: 630, end: 690 };

test('two bookings of one slot are one plan', () => {
  expect(overlapping(yoga, [sauna, { ...sauna }])).toEqual([sauna]);
});

test('another time of the same activity is another plan', () => {
  const later = { ...sauna, start: 640, end: 700 };
  expect(overlapping(yoga, [sauna, later])).toEqual([sauna, later]);
});

test('a pair of plans is named once', () => {
  expect(overlappingPairs([yoga, { ...yoga }], [sauna, { ...sauna }])).toEqual([
    [yoga, sauna],
    [yoga, yoga],
  ]);
});
