import fc from 'fast-check';
import { bookingTotal } from './money';
import { priceLines } from './price-lines';

const child = { name: 'Child', from: 6, to: 12, price: 20_000 };
const infant = { name: 'Infant', from: 0, to: 2, price: 0 };
const towel = { name: 'Towel', price: 5_000, quantity: 2 };

test.each([
  [
    'one price for all, children included',
    { price: 45_000, participants: 3, numberOfChildren: 1, addons: [towel] },
    [
      { kind: 'participants', quantity: 3, price: 45_000, amount: 135_000 },
      { kind: 'addon', name: 'Towel', quantity: 2, price: 5_000, amount: 10_000 },
    ],
  ],
  [
    'prices for ages: the children of no band pay the full price',
    {
      ...{ price: 45_000, participants: 5, numberOfChildren: 3 },
      ageBands: [
        { ...infant, count: 1 },
        { ...child, count: 1 },
      ],
    },
    [
      { kind: 'adults', quantity: 2, price: 45_000, amount: 90_000 },
      { kind: 'band', ...infant, quantity: 1, amount: 0 },
      { kind: 'band', ...child, quantity: 1, amount: 20_000 },
      { kind: 'children', quantity: 1, price: 45_000, amount: 45_000 },
    ],
  ],
  [
    'children alone, of a free service with one price',
    { participants: 2, numberOfChildren: 2, ageBands: [{ ...child, count: 2 }] },
    [{ kind: 'band', ...child, quantity: 2, amount: 40_000 }],
  ],
  [
    'bands that nobody belongs to',
    { price: 45_000, participants: 2, ageBands: [{ ...child, count: 0 }] },
    [{ kind: 'adults', quantity: 2, price: 45_000, amount: 90_000 }],
  ],
  ['nobody', { price: 45_000, participants: 0 }, []],
])('%s', (_, booking, lines) => {
  expect(priceLines(booking)).toEqual(lines);
});

test('the amounts of the lines are the total', () => {
  const small = fc.nat({ max: 1_000 });
  const party = fc.record({
    price: fc.option(small),
    adults: fc.nat({ max: 9 }),
    others: fc.nat({ max: 9 }),
    ageBands: fc.array(fc.record({ price: small, count: fc.nat({ max: 9 }) }), { maxLength: 8 }),
    addons: fc.array(fc.record({ price: small, quantity: fc.nat({ max: 99 }) }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(party, ({ price, adults, others, ageBands, addons }) => {
      const inBands = ageBands.reduce((sum, { count }) => sum + count, 0);
      const numberOfChildren = inBands + (ageBands.length > 0 ? others : 0);
      const booking = { price, participants: adults + numberOfChildren, ageBands, addons };
      const lines = priceLines({ ...booking, numberOfChildren });
      const sum = lines.reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(bookingTotal(booking));
    }),
  );
});
