import fc from 'fast-check';
import { type PrepaidPart, prepaidAmount } from './prepaid-amount';

test.each<[string, PrepaidPart, { total: number; participants: number }, number]>([
  ['all of it', { kind: 'all' }, { total: 90_000, participants: 2 }, 90_000],
  ['a quarter', { kind: 'share', basisPoints: 2_500 }, { total: 90_000, participants: 2 }, 22_500],
  [
    'half of an odd amount',
    { kind: 'share', basisPoints: 5_000 },
    { total: 99, participants: 1 },
    50,
  ],
  [
    'a little of nearly nothing',
    { kind: 'share', basisPoints: 100 },
    { total: 3, participants: 1 },
    1,
  ],
  [
    'NOK 200 a head',
    { kind: 'perHead', amount: 20_000 },
    { total: 90_000, participants: 3 },
    60_000,
  ],
  [
    'more a head than it costs',
    { kind: 'perHead', amount: 20_000 },
    { total: 30_000, participants: 3 },
    30_000,
  ],
  ['what is free', { kind: 'perHead', amount: 20_000 }, { total: 0, participants: 3 }, 0],
  [
    '1,000 yen a head',
    { kind: 'perHead', amount: 1_000 },
    { total: 6_000, participants: 2 },
    2_000,
  ],
])('%s', (_, part, booking, expected) => {
  expect(prepaidAmount(part, booking)).toBe(expected);
});

test('it is whole, above 0 where there is a price, and never above the total', () => {
  const parts: fc.Arbitrary<PrepaidPart> = fc.oneof(
    fc.constant<PrepaidPart>({ kind: 'all' }),
    fc.record({
      kind: fc.constant('share' as const),
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
    }),
    fc.record({
      kind: fc.constant('perHead' as const),
      amount: fc.integer({ min: 1, max: 10_000_000 }),
    }),
  );
  const bookings = fc.record({
    total: fc.integer({ min: 1, max: 1_000_000_000 }),
    participants: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(parts, bookings, (part, booking) => {
      const amount = prepaidAmount(part, booking);
      expect(Number.isInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThan(0);
      expect(amount).toBeLessThanOrEqual(booking.total);
    }),
  );
});
