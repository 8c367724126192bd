import { addonTotal, bookingTotal, formatMoney } from './money';

test('addons are price times quantity', () => {
  expect(addonTotal([])).toBe(0);
  expect(
    addonTotal([
      { price: 9900, quantity: 2 },
      { price: 1, quantity: 99 },
    ]),
  ).toBe(19_899);
});

test.each([
  ['a price for each participant', { price: 45_000, participants: 3 }, 135_000],
  [
    'addons once, not per participant',
    { price: 45_000, participants: 3, addons: [{ price: 9900, quantity: 1 }] },
    144_900,
  ],
  [
    'another price for some of them, by their age',
    {
      ...{ price: 45_000, participants: 4 },
      ageBands: [
        { price: 20_000, count: 1 },
        { price: 0, count: 1 },
      ],
    },
    110_000,
  ],
  ['a free service', { participants: 3 }, 0],
  [
    'a free service with an addon',
    { price: null, participants: 3, addons: [{ price: 500, quantity: 2 }] },
    1000,
  ],
])('%s', (_, booking, expected) => {
  expect(bookingTotal(booking)).toBe(expected);
});

test.each([
  [123_456, 'NOK', 'nb', '1 234,56 kr'],
  [123_456, 'EUR', 'de', '1.234,56 €'],
  [123_456, 'USD', 'en', '$1,234.56'],
  [123_456, 'JPY', 'en', '¥123,456'],
  [123_456, 'ISK', 'en', 'ISK 123,456'],
  [123_456, 'KWD', 'en', 'KWD 123.456'],
  [0, 'NOK', 'nb', '0,00 kr'],
  [-9900, 'EUR', 'en', '-€99.00'],
])('%i %s in %s is %s', (minor, currency, locale, expected) => {
  expect(formatMoney(minor, currency, locale).replace(/\s/g, ' ')).toBe(expected);
});

test('what is no currency code is refused', () => {
  expect(() => formatMoney(1, 'kroner', 'nb')).toThrow(RangeError);
});
