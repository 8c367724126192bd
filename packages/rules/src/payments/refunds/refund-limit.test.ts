import { mayRefund } from './refund-limit';

test.each<[string, number, Parameters<typeof mayRefund>[1], boolean]>([
  ['an employee returns nothing', 1, { amount: 1, returned: 0 }, false],
  ['an administrator returns anything without a limit', 2, { amount: 900_000, returned: 0 }, true],
  ['and where it was cleared', 2, { amount: 900_000, returned: 0, limit: null }, true],
  ['up to the limit, itself included', 2, { amount: 50_000, returned: 0, limit: 50_000 }, true],
  ['and not beyond', 2, { amount: 50_001, returned: 0, limit: 50_000 }, false],
  ['parts count as a whole', 2, { amount: 20_000, returned: 40_000, limit: 50_000 }, false],
  ['a limit of nothing leaves it to owners', 2, { amount: 1, returned: 0, limit: 0 }, false],
  ['a system owner has no limit', 3, { amount: 50_001, returned: 0, limit: 50_000 }, true],
])('%s', (_, level, asked, expected) => {
  expect(mayRefund(level, asked)).toBe(expected);
});

test('nobody without a level returns anything', () => {
  expect(mayRefund(undefined, { amount: 1, returned: 0 })).toBe(false);
});
