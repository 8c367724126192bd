import { amountText, parseAmount } from './amount';

test.each([
  ['250', 'NOK', 25_000],
  ['250.5', 'NOK', 25_050],
  ['250,50', 'EUR', 25_050],
  ['1 250', 'NOK', 125_000],
  ['1\u00a0250,05', 'EUR', 125_005],
  ['', 'NOK', 0],
  ['0.07', 'EUR', 7],
  ['19.99', 'USD', 1999],
  ['500', 'JPY', 500],
  ['1.234', 'KWD', 1234],
  ['250.', 'NOK', 25_000],
])('%s in %s is %i minor units', (text, currency, minor) => {
  expect(parseAmount(text, currency)).toBe(minor);
});

test.each([
  ['abc', 'NOK'],
  ['-5', 'NOK'],
  ['1.234', 'EUR'],
  ['0.5', 'JPY'],
  ['1.250,00', 'EUR'],
  ['.5', 'EUR'],
])('%s is no amount of %s', (text, currency) => {
  expect(parseAmount(text, currency)).toBeUndefined();
});

test.each([
  [25_000, 'NOK', '250'],
  [25_050, 'NOK', '250.50'],
  [7, 'EUR', '0.07'],
  [500, 'JPY', '500'],
  [1234, 'KWD', '1.234'],
  [0, 'EUR', '0'],
])('%i of %s begins as %s, and is read back the same', (minor, currency, text) => {
  expect(amountText(minor, currency)).toBe(text);
  expect(parseAmount(text, currency)).toBe(minor);
});
