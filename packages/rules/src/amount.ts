/** Amounts as a person types them, in the currency's own number of decimals. */

function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** What a field for an amount begins with: 25000 øre is '250', 25050 is '250.50'; 250 yen is '250'. */
export function amountText(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const text = (minor / 10 ** decimals).toFixed(decimals);
  return text.replace(/\.0+$/, '');
}

/**
 * Minor units of what was typed, with a point or a comma before the decimals and spaces between the
 * thousands. Nothing typed is 0.
 * @param currency ISO 4217
 * @returns undefined for what is no amount, is below 0, or has more decimals than the currency
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return 0;
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === '' || part.length > decimals) return undefined;
  return Number(whole + part.padEnd(decimals, '0'));
}
