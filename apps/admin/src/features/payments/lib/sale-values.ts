import type { VoucherSettingsInput, VoucherSettingsOutput } from '@atrium/api-client/admin';
import { amountText, parseAmount } from '@atrium/rules/money/amount';
import { wholeNumber } from '../../../shared/forms/field-values';

/** How gift cards are sold, as the form holds it. */
export interface SaleValues {
  onSale: boolean;
  /** Separated by semicolons. */
  amounts: string;
  least: string;
  most: string;
  months: string;
}

const MOST_AMOUNTS = 8;
const MOST_MONTHS = 240;

export function saleValuesOf(settings: VoucherSettingsOutput): SaleValues {
  const { onSale, amounts, least, most, validMonths, currency } = settings;
  const text = (minor: number | undefined) =>
    minor === undefined ? '' : amountText(minor, currency);
  return {
    onSale,
    amounts: amounts.map(text).join('; '),
    least: text(least),
    most: text(most),
    months: validMonths === undefined ? '' : String(validMonths),
  };
}

const typedAmounts = (text: string, currency: string) =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => parseAmount(one, currency));

/** The fields that keep it from being saved. */
export function saleProblems(
  { onSale, amounts, least, most, months }: SaleValues,
  currency: string,
): ReadonlySet<'amounts' | 'least' | 'months'> {
  const wrong = new Set<'amounts' | 'least' | 'months'>();
  const offered = typedAmounts(amounts, currency);
  const isFree = least.trim() !== '' || most.trim() !== '';
  const isEmpty = onSale && offered.length === 0 && !isFree;
  if (isEmpty || offered.length > MOST_AMOUNTS || offered.some((one) => !one)) {
    wrong.add('amounts');
  }
  const [from = 0, to = 0] = [parseAmount(least, currency), parseAmount(most, currency)];
  if (isFree && (from < 1 || to < from)) wrong.add('least');
  const count = wholeNumber(months);
  if (count === undefined || (count !== null && (count < 1 || count > MOST_MONTHS))) {
    wrong.add('months');
  }
  return wrong;
}

export function saleInputOf(
  { onSale, amounts, least, most, months }: SaleValues,
  { currency, version }: { currency: string; version: number },
): VoucherSettingsInput {
  const offered = typedAmounts(amounts, currency).filter((one) => one !== undefined);
  const [from, to] = [parseAmount(least, currency), parseAmount(most, currency)];
  const validMonths = wholeNumber(months);
  return {
    ...{ onSale, version, amounts: [...new Set(offered)] },
    ...(from && to ? { least: from, most: to } : {}),
    ...(validMonths ? { validMonths } : {}),
  };
}
