import fc from 'fast-check';
import { toInstant } from '../../calendar/time-zone';
import {
  areOrdered,
  type CancellationTerms,
  cancellationFee,
  freeUntil,
  refundOnCancelling,
} from './cancellation-terms';

const HOUR = 3_600_000;
const start = Date.parse('2026-06-19T18:00:00Z');
const stepped: CancellationTerms = [
  { hours: 48, basisPoints: 0 },
  { hours: 24, basisPoints: 5_000 },
];

test.each([
  ['three days before', 72 * HOUR, 0],
  ['at the end of the free time', 48 * HOUR, 0],
  ['a millisecond later', 48 * HOUR - 1, 45_001],
  ['at the end of the half', 24 * HOUR, 45_001],
  ['a millisecond later', 24 * HOUR - 1, 90_001],
  ['at the start', 0, 90_001],
  ['after it', -HOUR, 90_001],
])('%s', (_, before, expected) => {
  expect(cancellationFee(stepped, { price: 90_001, start, now: start - before })).toBe(expected);
});

test('hours are elapsed hours, on the day when the clock changes too', () => {
  // the night of 29 March 2026 has no 02:30 in Oslo
  const monday = toInstant('2026-03-30', 9 * 60, 'Europe/Oslo');
  const saturday = toInstant('2026-03-28', 8 * 60, 'Europe/Oslo');
  expect(monday - saturday).toBe(48 * HOUR);
  const booking = { price: 100, start: monday };
  expect(cancellationFee(freeUntil(48), { ...booking, now: saturday })).toBe(0);
  expect(cancellationFee(freeUntil(48), { ...booking, now: saturday + 1 })).toBe(100);
});

test('without steps cancelling costs all of it', () => {
  expect(cancellationFee([], { price: 500, start, now: start - 1_000 * HOUR })).toBe(500);
});

test.each([
  ['a deposit of a third, in the time of half', 30_000, 0],
  ['all of it, in the time of half', 90_000, 45_000],
])('%s', (_, paid, expected) => {
  const booking = { price: 90_000, start, now: start - 30 * HOUR };
  expect(refundOnCancelling(stepped, { paid, ...booking })).toBe(expected);
});

test.each<[string, CancellationTerms, boolean]>([
  ['ever later, ever more', stepped, true],
  ['none', [], true],
  ['the same hour twice', [stepped[0], stepped[0]].flatMap((step) => step ?? []), false],
  [
    'cheaper later',
    [
      { hours: 48, basisPoints: 5_000 },
      { hours: 24, basisPoints: 0 },
    ],
    false,
  ],
])('%s', (_, terms, expected) => {
  expect(areOrdered(terms)).toBe(expected);
});

test('who cancels later never pays less, and nobody gets back more than they paid', () => {
  const hours = fc.integer({ min: 0, max: 1_000 });
  const terms = fc
    .uniqueArray(fc.record({ hours, basisPoints: fc.integer({ min: 0, max: 10_000 }) }), {
      selector: (step) => step.hours,
    })
    .map((steps) => {
      const shares = steps.map(({ basisPoints }) => basisPoints).sort((a, b) => a - b);
      return steps
        .map((step) => step.hours)
        .sort((a, b) => b - a)
        .map((at, index) => ({ hours: at, basisPoints: shares[index] ?? 0 }));
    });
  const amount = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(terms, amount, amount, hours, hours, (steps, price, paid, one, other) => {
      expect(areOrdered(steps)).toBe(true);
      const at = (before: number) => ({ price, start, now: start - before * HOUR });
      const [early, late] = [Math.max(one, other), Math.min(one, other)];
      expect(cancellationFee(steps, at(early))).toBeLessThanOrEqual(
        cancellationFee(steps, at(late)),
      );
      const back = refundOnCancelling(steps, { paid, ...at(early) });
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThanOrEqual(paid);
    }),
  );
});
