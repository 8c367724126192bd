const known = new Map<string, number>();

/**
 * Decimals of a currency: 2 for NOK, 0 for JPY, 3 for KWD.
 * @param currency ISO 4217. @throws RangeError for what is no currency code
 */
export function decimalsOf(currency: string): number {
  const decimals =
    known.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ??
    2;
  known.set(currency, decimals);
  return decimals;
}

/** A hundredth of a per cent: 2,500 are 25 %. */
const WHOLE = 10_000;

/**
 * A share of an amount, rounded half up.
 * @param minor whole minor units, not negative and at most 900 billion, so that the product is exact
 * @param basisPoints 0 to 10,000
 */
export const shareOf = (minor: number, basisPoints: number): number =>
  Math.floor((minor * basisPoints + WHOLE / 2) / WHOLE);
