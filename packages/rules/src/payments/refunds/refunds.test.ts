import fc from 'fast-check';
import { type AskedRefund, leftToRefund } from './refunds';

test.each<[string, AskedRefund[], number]>([
  ['all of it at first', [], 45_000],
  ['the rest after a part', [{ amount: 20_000, state: 'done' }], 25_000],
  ['the rest while a part is asked for', [{ amount: 20_000, state: 'asked' }], 25_000],
  ['all of it again after a refusal', [{ amount: 20_000, state: 'refused' }], 45_000],
  [
    'nothing in the end',
    [
      { amount: 20_000, state: 'done' },
      { amount: 25_000, state: 'asked' },
    ],
    0,
  ],
])('%s', (_, refunds, expected) => {
  expect(leftToRefund(45_000, refunds)).toBe(expected);
});

test('whoever asks for at most what is left never gets more than was taken', () => {
  const wishes = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 60_000 }),
      state: fc.constantFrom<AskedRefund['state']>('asked', 'done', 'refused'),
    }),
  );
  fc.assert(
    fc.property(wishes, (wished) => {
      const given: AskedRefund[] = [];
      for (const wish of wished) {
        if (wish.amount <= leftToRefund(45_000, given)) given.push(wish);
      }
      const returned = given.filter(({ state }) => state !== 'refused');
      const sum = returned.reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBeLessThanOrEqual(45_000);
      expect(leftToRefund(45_000, given)).toBe(45_000 - sum);
    }),
  );
});
