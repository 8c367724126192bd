import { decimalsOf } from './minor-units';

/** Amounts as people type them, with the decimals of the currency. */

/**
 * The initial value of an amount field: 25000 øre is '250', 25050 is '250.50', 250 yen is '250'.
 */
export function amountText(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const text = (minor / 10 ** decimals).toFixed(decimals);
  return text.replace(/\.0+$/, '');
}

/**
 * Parses a typed amount into minor units. Accepts a decimal point or comma, and spaces between
 * thousands. An empty text is 0.
 * @param currency ISO 4217
 * @returns undefined for a text that is not an amount, is negative, or has too many decimals
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return 0;
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === '' || part.length > decimals) return undefined;
  return Number(whole + part.padEnd(decimals, '0'));
}
