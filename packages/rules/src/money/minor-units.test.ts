import fc from 'fast-check';
import { decimalsOf, shareOf } from './minor-units';

test.each([
  ['NOK', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['ISK', 0],
  ['KWD', 3],
])('%s has %i decimals', (currency, expected) => {
  expect(decimalsOf(currency)).toBe(expected);
});

test('what is no currency code is refused', () => {
  expect(() => decimalsOf('kroner')).toThrow(RangeError);
});

test.each([
  [100_000, 2_500, 25_000],
  [99, 5_000, 50],
  [1, 4_999, 0],
  [1, 5_000, 1],
  [333, 3_333, 111],
  [0, 10_000, 0],
  [12_345, 10_000, 12_345],
])('of %i, %i basis points are %i', (minor, basisPoints, expected) => {
  expect(shareOf(minor, basisPoints)).toBe(expected);
});

test('a share is whole, at most all of it, and off by half a unit at most', () => {
  const amount = fc.integer({ min: 0, max: 900_000_000_000 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (minor, basisPoints) => {
      const share = shareOf(minor, basisPoints);
      expect(Number.isInteger(share)).toBe(true);
      expect(share).toBeLessThanOrEqual(minor);
      // in whole numbers, since a quotient may not be exact
      const off = BigInt(share) * 10_000n - BigInt(minor) * BigInt(basisPoints);
      expect(off > -5_000n && off <= 5_000n).toBe(true);
    }),
  );
});
