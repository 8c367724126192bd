import type { MembershipTypeInput, MembershipTypeOutput } from '@atrium/api-client/api';
import type { Language } from '@atrium/i18n/languages';
import { amountText, parseAmount } from '@atrium/rules/amount';
import { wholeNumber } from '../../../shared/settings/field-values';
import { type OfferTexts, offerTexts, toLanguageList } from '../../../shared/settings/offer-texts';
import type { FieldProblem } from '../../../shared/settings/use-problems-resolver';

/** A membership type as its form holds it. */
export interface TypeValues {
  name: string;
  description: string;
  texts: Record<Language, OfferTexts>;
  /** As typed, in the vendor's currency. */
  price: string;
  /** Empty or 0: unlimited. */
  maxNumberOfUsages: string;
  /** With the days; both empty: it does not run out. */
  validityMonths: string;
  validityDays: string;
  /** Ids. */
  services: string[];
  active: boolean;
}

/** The form of a membership type; of a new one without it. @param currency ISO 4217 */
export function toTypeValues(type: MembershipTypeOutput | undefined, currency: string): TypeValues {
  return {
    name: type?.name ?? '',
    description: type?.description ?? '',
    texts: offerTexts(type?.languageList ?? []),
    price: type ? amountText(type.price, currency) : '',
    maxNumberOfUsages: type && type.maxNumberOfUsages > 0 ? String(type.maxNumberOfUsages) : '',
    validityMonths: String(type?.validityMonths ?? ''),
    validityDays: String(type?.validityDays ?? ''),
    services: type?.services ?? [],
    active: type?.active ?? true,
  };
}

/** What saving sends. */
export function toTypeInput(values: TypeValues, currency: string): MembershipTypeInput {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    languageList: toLanguageList(values.texts),
    price: parseAmount(values.price, currency) ?? 0,
    maxNumberOfUsages: wholeNumber(values.maxNumberOfUsages) ?? 0,
    validityMonths: wholeNumber(values.validityMonths) ?? null,
    validityDays: wholeNumber(values.validityDays) ?? null,
    services: values.services,
    active: values.active,
  };
}

const ranges = [
  { name: 'maxNumberOfUsages', most: 100_000 },
  { name: 'validityMonths', most: 1200 },
  { name: 'validityDays', most: 3650 },
] as const;

/** What keeps a membership type from being saved. */
export function typeProblems(values: TypeValues, currency: string): FieldProblem[] {
  const numbers = ranges.flatMap(({ name, most }): FieldProblem[] => {
    const value = wholeNumber(values[name]);
    if (value === undefined) return [{ name, code: 'FIELD_INVALID' }];
    return (value ?? 0) > most ? [{ name, code: 'FIELD_OUT_OF_RANGE' }] : [];
  });
  return [
    ...(values.name.trim() === '' ? [{ name: 'name', code: 'FIELD_REQUIRED' } as const] : []),
    ...(parseAmount(values.price, currency) === undefined
      ? [{ name: 'price', code: 'FIELD_INVALID' } as const]
      : []),
    ...numbers,
  ];
}
