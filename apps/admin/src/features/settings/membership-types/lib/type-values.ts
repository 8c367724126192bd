import type { MembershipTypeInput, MembershipTypeOutput } from '@atrium/api-client/admin';
import {
  MOST_REMINDER_DAYS,
  NOTICE_DAYS,
  renewalSetUpProblem,
} from '@atrium/rules/guests/membership-renewal';
import { amountText, parseAmount } from '@atrium/rules/money/amount';
import { wholeNumber } from '../../../../shared/forms/field-values';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';
import {
  type OfferValues,
  offerProblems,
  toOfferInput,
  toOfferValues,
} from '../../../../shared/settings/offers/offer-values';
import {
  type SaleValues,
  toSaleInput,
  toSaleValues,
} from '../../../../shared/settings/offers/sale-values';

/** Before the last day of a membership. */
const USUAL_REMINDER_DAYS = 14;

/** A membership type as its form holds it. */
export interface TypeValues extends OfferValues, SaleValues {
  /** Empty or 0: unlimited. */
  maxNumberOfUsages: string;
  /** Together with the days; both empty: it does not expire. */
  validityMonths: string;
  validityDays: string;
  /** Ids. */
  services: string[];
  /** Ids. */
  treatmentTypes: string[];
  /** As typed; empty: it does not renew. */
  renewalPrice: string;
  reminderDays: string;
  /** Per cent, as typed; empty: no tax is known. */
  taxPercent: string;
}

/** The form's values; those of a new type without one. @param currency ISO 4217 */
export function toTypeValues(type: MembershipTypeOutput | undefined, currency: string): TypeValues {
  return {
    ...toOfferValues(type, currency),
    ...toSaleValues(type),
    taxPercent: type?.taxBasisPoints === undefined ? '' : amountText(type.taxBasisPoints, CENTS),
    renewalPrice: type?.renewal ? amountText(type.renewal.price, currency) : '',
    reminderDays: String(type?.renewal?.reminderDays ?? USUAL_REMINDER_DAYS),
    maxNumberOfUsages: type && type.maxNumberOfUsages > 0 ? String(type.maxNumberOfUsages) : '',
    validityMonths: String(type?.validityMonths ?? ''),
    validityDays: String(type?.validityDays ?? ''),
    services: type?.services ?? [],
    treatmentTypes: type?.treatmentTypes ?? [],
  };
}

/** What saving sends. */
export function toTypeInput(values: TypeValues, currency: string): MembershipTypeInput {
  return {
    ...toOfferInput(values, currency),
    ...toSaleInput(values),
    taxBasisPoints: basisPointsOf(values.taxPercent) ?? null,
    renewal: renewalOf(values, currency),
    maxNumberOfUsages: wholeNumber(values.maxNumberOfUsages) ?? 0,
    validityMonths: wholeNumber(values.validityMonths) ?? null,
    validityDays: wholeNumber(values.validityDays) ?? null,
    services: values.services,
    treatmentTypes: values.treatmentTypes,
  };
}

/** Null: it does not renew. */
function renewalOf({ renewalPrice, reminderDays }: TypeValues, currency: string) {
  const price = renewalPrice.trim() === '' ? undefined : parseAmount(renewalPrice, currency);
  if (!price) return null;
  return { price, reminderDays: wholeNumber(reminderDays) ?? USUAL_REMINDER_DAYS };
}

function renewalProblems(values: TypeValues, currency: string): FieldProblem[] {
  const { renewalPrice, validityMonths, validityDays } = values;
  if (renewalPrice.trim() === '') return [];
  const price = parseAmount(renewalPrice, currency);
  if (price === undefined) return [{ name: 'renewalPrice', code: 'FIELD_INVALID' }];
  if (price === 0) return [{ name: 'renewalPrice', code: 'FIELD_OUT_OF_RANGE' }];
  const reminderDays = wholeNumber(values.reminderDays);
  if (!reminderDays) return [{ name: 'reminderDays', code: 'FIELD_INVALID' }];
  if (reminderDays < NOTICE_DAYS || reminderDays > MOST_REMINDER_DAYS) {
    return [{ name: 'reminderDays', code: 'FIELD_OUT_OF_RANGE' }];
  }
  const period = { months: wholeNumber(validityMonths), days: wholeNumber(validityDays) };
  const code = renewalSetUpProblem(period, { reminderDays });
  const name = code === 'RENEWAL_WITHOUT_PERIOD' ? 'renewalPrice' : 'reminderDays';
  return code ? [{ name, code }] : [];
}

/** A percentage has two decimals, as basis points do: its text is that of an amount in cents. */
const CENTS = 'EUR';
const ALL = 10_000;

const basisPointsOf = (percent: string): number | undefined =>
  percent.trim() === '' ? undefined : parseAmount(percent, CENTS);

function taxProblems({ taxPercent }: TypeValues): FieldProblem[] {
  if (taxPercent.trim() === '') return [];
  const value = basisPointsOf(taxPercent);
  if (value === undefined) return [{ name: 'taxPercent', code: 'FIELD_INVALID' }];
  return value > ALL ? [{ name: 'taxPercent', code: 'FIELD_OUT_OF_RANGE' }] : [];
}

const ranges = [
  { name: 'maxNumberOfUsages', most: 100_000 },
  { name: 'validityMonths', most: 1200 },
  { name: 'validityDays', most: 3650 },
] as const;

/** Why a membership type cannot be saved. */
export function typeProblems(values: TypeValues, currency: string): FieldProblem[] {
  const numbers = ranges.flatMap(({ name, most }): FieldProblem[] => {
    const value = wholeNumber(values[name]);
    if (value === undefined) return [{ name, code: 'FIELD_INVALID' }];
    return (value ?? 0) > most ? [{ name, code: 'FIELD_OUT_OF_RANGE' }] : [];
  });
  return [
    ...offerProblems(values, currency),
    ...numbers,
    ...taxProblems(values),
    ...renewalProblems(values, currency),
  ];
}
