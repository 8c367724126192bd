import { mustPrepay, type PrepaidTerms } from './prepayment';

it.each<[PrepaidTerms['prepayment'], number, boolean]>([
  ['required', 25_000, true],
  ['required', 1, true],
  ['required', 0, false],
  ['optional', 25_000, false],
  ['none', 25_000, false],
])('%s, %i to pay: %s', (prepayment, total, expected) => {
  expect(mustPrepay({ prepayment, total })).toBe(expected);
});
