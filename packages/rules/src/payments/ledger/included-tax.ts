import type { CalendarDate } from '../../calendar/calendar-date';

/** A rate and the days on which it applies. */
export interface TaxRate {
  /** 2,500 are 25 %. */
  readonly basisPoints: number;
  /** First day. */
  readonly from: CalendarDate;
  /** Last day; absent: until further notice. */
  readonly until?: CalendarDate;
}

/** What a taxed amount consists of, in minor units. */
export interface TaxedAmount {
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
}

const WHOLE = 10_000;

/**
 * The rate of a day. Where several apply, the one that began last does: a new rate needs no change of the old.
 * @returns undefined on a day before the first
 */
export function taxRateOn(rates: readonly TaxRate[], day: CalendarDate): TaxRate | undefined {
  return rates
    .filter(({ from, until }) => from <= day && (until === undefined || day <= until))
    .reduce<TaxRate | undefined>(
      (last, rate) => (last === undefined || rate.from > last.from ? rate : last),
      undefined,
    );
}

/** Splits a price that includes its tax. The tax is rounded half up, and the parts add up to the whole. */
export function withoutTax(gross: number, basisPoints: number): TaxedAmount {
  const divisor = WHOLE + basisPoints;
  const tax = Math.floor((gross * basisPoints * 2 + divisor) / (divisor * 2));
  return { gross, net: gross - tax, tax };
}

/**
 * What is taken back of an amount, with its tax: all parts together have the tax of the whole, whatever their
 * number and order.
 * @param before minor units taken back already
 */
export function partTakenBack(
  gross: number,
  basisPoints: number,
  { before, part }: { readonly before: number; readonly part: number },
): TaxedAmount {
  const taxLeft = (left: number) => withoutTax(left, basisPoints).tax;
  const tax = taxLeft(gross - before) - taxLeft(gross - before - part);
  return { gross: part, net: part - tax, tax };
}
