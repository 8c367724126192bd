import { fromStripeAmount, toStripeAmount } from './stripe-amount';

it.each([
  ['NOK', 45_050, 45_050],
  ['JPY', 5_000, 5_000],
  ['KWD', 12_340, 12_340],
  ['ISK', 5_000, 500_000],
  ['UGX', 20_000, 2_000_000],
])('%s %i is %i at Stripe', (currency, minor, amount) => {
  expect(toStripeAmount(minor, currency)).toBe(amount);
  expect(fromStripeAmount(amount, currency.toLowerCase())).toBe(minor);
});
