import type { AgeBandInput, AgeBandOutput } from '@atrium/api-client/admin';
import { ageBandProblem, MAX_CHILD_AGE } from '@atrium/rules/money/age-bands';
import { amountText, parseAmount } from '@atrium/rules/money/amount';
import { wholeNumber } from '../../../../shared/forms/field-values';
import { numberProblem } from '../../../../shared/forms/number-problem';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';
import { type Names, toNameList, toNames } from '../../../../shared/settings/names';

/** A price for ages, as the form holds it. */
export interface AgeBandValues {
  /** Empty: a new one. */
  _id: string;
  name: string;
  /** What it is called in each language; empty: as above. */
  names: Names;
  /** Years, as typed. */
  from: string;
  to: string;
  /** As typed, in the venue's currency; empty: free. */
  price: string;
}

export interface WithAgeBands {
  ageBands: AgeBandValues[];
}

export const newAgeBand: AgeBandValues = {
  ...{ _id: '', name: '', names: toNames(), from: '', to: '', price: '' },
};

/** @param currency ISO 4217 */
export const toAgeBandValues = (
  bands: readonly AgeBandOutput[] = [],
  currency: string,
): AgeBandValues[] =>
  bands.map(({ _id, name, languageList, from, to, price }) => ({
    ...{ _id, name, names: toNames(languageList), from: String(from), to: String(to) },
    price: price === 0 ? '' : amountText(price, currency),
  }));

/** What saving sends. @param currency ISO 4217 */
export const toAgeBandInputs = (
  bands: readonly AgeBandValues[],
  currency: string,
): AgeBandInput[] =>
  bands.map(({ _id, name, names, from, to, price }) => ({
    ...(_id && { _id }),
    ...{ name: name.trim(), languageList: toNameList(names) },
    ...{ from: wholeNumber(from) ?? 0, to: wholeNumber(to) ?? 0 },
    price: parseAmount(price, currency) ?? 0,
  }));

/** Why they cannot be saved. @param currency ISO 4217 */
export function ageBandProblems(bands: readonly AgeBandValues[], currency: string): FieldProblem[] {
  const typed = bands.flatMap(({ name, from, to, price }, index): FieldProblem[] => {
    const at = `ageBands.${index}`;
    const years = Object.entries({ from, to }).flatMap(([field, text]): FieldProblem[] =>
      text.trim() === ''
        ? [{ name: `${at}.${field}`, code: 'FIELD_REQUIRED' }]
        : numberProblem(text, [0, MAX_CHILD_AGE], `${at}.${field}`),
    );
    return [
      ...(name.trim() === '' ? [{ name: `${at}.name`, code: 'FIELD_REQUIRED' } as const] : []),
      ...years,
      ...(price.trim() !== '' && parseAmount(price, currency) === undefined
        ? [{ name: `${at}.price`, code: 'FIELD_INVALID' } as const]
        : []),
    ];
  });
  if (typed.length > 0) return typed;
  const problem = ageBandProblem(toAgeBandInputs(bands, currency));
  if (!problem) return [];
  return [{ name: `ageBands.${problem.index}.${problem.field}`, code: problem.code }];
}
