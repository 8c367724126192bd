import fc from 'fast-check';
import { partTakenBack, type TaxRate, taxRateOn, withoutTax } from './included-tax';

test.each([
  ['25 % of NOK 1,000', 100_000, 2_500, 20_000],
  ['15 % of NOK 115', 11_500, 1_500, 1_500],
  ['12 % of NOK 999', 99_900, 1_200, 10_704],
  ['8.1 % of CHF 50', 5_000, 810, 375],
  ['10 % of 1,000 yen', 1_000, 1_000, 91],
  ['no tax', 5_000, 0, 0],
  ['the smallest amount', 1, 2_500, 0],
])('%s', (_, gross, basisPoints, tax) => {
  expect(withoutTax(gross, basisPoints)).toEqual({ gross, net: gross - tax, tax });
});

test('the parts add up, and tax on the net price is the tax again, give or take a unit', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (gross, basisPoints) => {
      const { net, tax } = withoutTax(gross, basisPoints);
      expect(Number.isInteger(tax)).toBe(true);
      expect(net + tax).toBe(gross);
      expect(Math.abs((net * basisPoints) / 10_000 - tax)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ['all of it', 100_000, 2_500, 0, 100_000, 20_000],
  ['a half', 100_000, 2_500, 0, 50_000, 10_000],
  ['the first of three thirds', 10, 2_500, 0, 3, 1],
  ['the second', 10, 2_500, 3, 3, 0],
  ['the last takes what is left of the tax', 10, 2_500, 6, 4, 1],
  ['of what had no tax', 5_000, 0, 0, 2_500, 0],
])('taken back: %s', (_, gross, basisPoints, before, part, tax) => {
  expect(partTakenBack(gross, basisPoints, { before, part })).toEqual({
    ...{ gross: part, net: part - tax, tax },
  });
});

test('what is taken back in parts has the tax of the whole, and no part has less than none', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (parts, basisPoints) => {
      const gross = parts.reduce((sum, part) => sum + part, 0);
      let before = 0;
      let tax = 0;
      for (const part of parts) {
        const taken = partTakenBack(gross, basisPoints, { before, part });
        expect(taken.tax).toBeGreaterThanOrEqual(0);
        expect(taken.net + taken.tax).toBe(part);
        before += part;
        tax += taken.tax;
      }
      expect(tax).toBe(withoutTax(gross, basisPoints).tax);
    }),
  );
});

const rates: TaxRate[] = [
  { basisPoints: 1_200, from: '2018-01-01', until: '2026-06-30' },
  { basisPoints: 600, from: '2020-04-01', until: '2021-09-30' },
  { basisPoints: 1_500, from: '2026-07-01' },
];

test.each([
  ['before the first', '2017-12-31', undefined],
  ['on the first day', '2018-01-01', 1_200],
  ['while a lower one applied as well', '2020-04-01', 600],
  ['on its last day', '2021-09-30', 600],
  ['once that had ended', '2021-10-01', 1_200],
  ['on the last day of the old one', '2026-06-30', 1_200],
  ['from the change on', '2026-07-01', 1_500],
  ['much later', '2040-01-01', 1_500],
])('%s', (_, day, expected) => {
  expect(taxRateOn(rates, day)?.basisPoints).toBe(expected);
});
