import { type JourneyWhere, journeyAddresses, journeyStepBefore } from './journey-steps';

const { read, write, isBefore } = journeyAddresses;
const picks = [
  { type: 'a1', length: 'b1' },
  { type: 'a2', length: 'b2', wish: 'woman' },
];
const at = (where: Partial<JourneyWhere>): JourneyWhere => ({
  ...{ step: 'treatments', picks, guests: 1, rests: false },
  ...where,
});

test.each<JourneyWhere>([
  at({ step: 'treatments' }),
  at({ step: 'date', guests: 2, rests: true }),
  at({ step: 'time', date: '2026-06-19' }),
  at({ step: 'overview', date: '2026-06-19', time: 600 }),
  at({ step: 'complete', picks: [], booking: 'c1' }),
])('is read as it was written: %j', (where) => {
  expect(read(new URLSearchParams(write(where)))).toEqual(where);
});

test.each([
  ['', 'treatments'],
  ['treatment=a1-b1', 'treatments'],
  ['treatment=a1&treatment=a2-b2', 'treatments'],
  ['treatment=a1-b1&treatment=a2-b2&date=soon', 'date'],
  ['treatment=a1-b1&treatment=a2-b2&date=2026-06-19&time=x', 'time'],
  ['step=complete', 'treatments'],
])('%j is the step %s', (query, step) => {
  expect(read(new URLSearchParams(query)).step).toBe(step);
});

test('steps have an order, and nothing comes before the first or the last', () => {
  expect(isBefore(at({ step: 'date' }), at({ step: 'time' }))).toBe(true);
  expect(journeyStepBefore(at({ step: 'time' }))?.step).toBe('date');
  expect(journeyStepBefore(at({ step: 'treatments' }))).toBeUndefined();
  expect(journeyStepBefore(at({ step: 'complete' }))).toBeUndefined();
});
