import type { ServiceAddonInput, ServiceAddonOutput } from '@atrium/api-client/admin';
import { amountText, parseAmount } from '@atrium/rules/money/amount';
import { wholeNumber } from '../../forms/field-values';
import { numberProblem } from '../../forms/number-problem';
import type { FieldProblem } from '../../forms/use-problems-resolver';
import { type Names, toNameList, toNames } from '../names';

/** An addon of something on offer, as its form holds it. */
export interface AddonValues {
  /** Empty: a new one. */
  _id: string;
  name: string;
  /** What it is called in each language; empty: as above. */
  names: Names;
  /** As typed, in the venue's currency. */
  price: string;
  /** Empty: as many as guests. */
  maxQuantity: string;
}

export interface WithAddons {
  addons: AddonValues[];
}

/** The ranges of the API: packages/api-client, ServiceAddonInput. */
const MOST_MONEY = 1_000_000_000;
const MOST_IN_ONE = 100;

export const newAddon: AddonValues = {
  ...{ _id: '', name: '', names: toNames(), price: '', maxQuantity: '' },
};

/** @param currency ISO 4217 */
export const toAddonValues = (
  addons: readonly ServiceAddonOutput[],
  currency: string,
): AddonValues[] =>
  addons.map(({ _id, name, languageList, price, maxQuantity }) => ({
    ...{ _id, name, names: toNames(languageList) },
    price: amountText(price, currency),
    maxQuantity: maxQuantity === undefined ? '' : String(maxQuantity),
  }));

/** What saving sends. @param currency ISO 4217 */
export const toAddonInputs = (
  addons: readonly AddonValues[],
  currency: string,
): ServiceAddonInput[] =>
  addons.map(({ _id, name, names, price, maxQuantity }) => ({
    ...(_id && { _id }),
    name: name.trim(),
    languageList: toNameList(names),
    price: parseAmount(price, currency) ?? 0,
    maxQuantity: wholeNumber(maxQuantity) ?? null,
  }));

/** Why they cannot be saved. @param currency ISO 4217 */
export const addonProblems = (addons: readonly AddonValues[], currency: string): FieldProblem[] =>
  addons.flatMap(({ name, price, maxQuantity }, index): FieldProblem[] => {
    const at = `addons.${index}`;
    const minor = parseAmount(price, currency);
    return [
      ...(name.trim() === '' ? [{ name: `${at}.name`, code: 'FIELD_REQUIRED' } as const] : []),
      ...(minor === undefined ? [{ name: `${at}.price`, code: 'FIELD_INVALID' } as const] : []),
      ...(minor !== undefined && minor > MOST_MONEY
        ? [{ name: `${at}.price`, code: 'FIELD_OUT_OF_RANGE' } as const]
        : []),
      ...numberProblem(maxQuantity, [1, MOST_IN_ONE], `${at}.maxQuantity`),
    ];
  });
