/** Have no decimals, but are sent as if they had two. See https://docs.stripe.com/currencies#special-cases */
const SENT_WITH_TWO_DECIMALS = new Set(['ISK', 'UGX']);

/** Minor units as Stripe wants them. @param currency ISO 4217 */
export const toStripeAmount = (minor: number, currency: string): number =>
  SENT_WITH_TWO_DECIMALS.has(currency) ? minor * 100 : minor;

/** Minor units as we have them. @param currency ISO 4217, in any case */
export const fromStripeAmount = (amount: number, currency: string): number =>
  SENT_WITH_TWO_DECIMALS.has(currency.toUpperCase()) ? amount / 100 : amount;
