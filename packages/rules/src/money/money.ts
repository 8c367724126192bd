import { decimalsOf } from './minor-units';

/** Amounts are whole minor units: øre, cents, whole yen. */

export interface PricedLine {
  /** Minor units for one. */
  price: number;
  quantity: number;
}

/** Minor units of all addons of a booking. */
export function addonTotal(addons: readonly PricedLine[]): number {
  return addons.reduce((total, { price, quantity }) => total + price * quantity, 0);
}

/**
 * The total of a booking in minor units: the price per participant, children at the same price unless
 * the service sets one for their age, plus its addons, which do not grow with the party. An exclusive
 * booking has one participant, so one price. `priceLines` explains it.
 */
export function bookingTotal({
  price,
  participants,
  ageBands = [],
  addons = [],
}: {
  /** Minor units for one participant; none: free. */
  price?: number | null;
  participants: number;
  /** How many of the participants pay another price, by their age. */
  ageBands?: readonly { readonly price: number; readonly count: number }[] | undefined;
  addons?: readonly PricedLine[];
}): number {
  const full = price ?? 0;
  const byAge = ageBands.reduce((sum, band) => sum + (band.price - full) * band.count, 0);
  return full * participants + byAge + addonTotal(addons);
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The amount in the locale's format with the currency's decimals: 12345 is kr 123,45 but ¥12,345.
 * @param currency ISO 4217. @throws RangeError for an unknown currency
 */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format.format(minor / 10 ** decimalsOf(currency));
}
