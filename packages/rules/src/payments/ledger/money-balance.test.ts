import fc from 'fast-check';
import { balanceOf, type MoneyLine, moneyKinds } from './money-balance';

const nothing = { reserved: 0, captured: 0, refunded: 0, paid: 0, fees: 0 };

test.each<[string, MoneyLine[], object]>([
  ['nothing', [], nothing],
  ['a reserved deposit', [{ kind: 'authorised', amount: 50_000 }], { reserved: 50_000 }],
  [
    'one that was given back',
    [
      { kind: 'authorised', amount: 50_000 },
      { kind: 'released', amount: 50_000 },
    ],
    {},
  ],
  [
    'one of which a part was taken',
    [
      { kind: 'authorised', amount: 50_000 },
      { kind: 'captured', amount: 30_000 },
      { kind: 'released', amount: 20_000 },
    ],
    { captured: 30_000, paid: 30_000 },
  ],
  [
    'a dinner, half of it refunded',
    [
      { kind: 'authorised', amount: 90_000 },
      { kind: 'captured', amount: 90_000 },
      { kind: 'refunded', amount: 45_000 },
    ],
    { captured: 90_000, refunded: 45_000, paid: 45_000 },
  ],
  [
    'a no-show fee, half of it written off',
    [
      { kind: 'fee', amount: 20_000 },
      { kind: 'writeOff', amount: 10_000 },
    ],
    { fees: 10_000 },
  ],
])('%s', (_, lines, expected) => {
  expect(balanceOf(lines)).toEqual({ ...nothing, ...expected });
});

const someLines = fc.array(
  fc.record({
    kind: fc.constantFrom(...moneyKinds),
    amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  }),
);

test('the order of entries does not matter, and balances of parts add up', () => {
  fc.assert(
    fc.property(someLines, someLines, (one, other) => {
      const [a, b] = [balanceOf(one), balanceOf(other)];
      const whole = balanceOf([...other, ...one]);
      expect(whole).toEqual({
        reserved: a.reserved + b.reserved,
        captured: a.captured + b.captured,
        refunded: a.refunded + b.refunded,
        paid: a.paid + b.paid,
        fees: a.fees + b.fees,
      });
    }),
  );
});
