import { amountText, parseAmount } from '@atrium/rules/money/amount';
import type { FieldProblem } from '../../forms/use-problems-resolver';
import { type Named, type NamedValues, toNamedInput, toNamedValues } from '../named-values';

/** What the form of anything that the venue sells at one price holds. */
export interface OfferValues extends NamedValues {
  /** As typed, in the venue's currency. */
  price: string;
  /** Id of the picture that stands for it. */
  _picture: string | null;
}

interface Offer extends Named {
  /** Minor units. */
  price: number;
  _picture?: string | undefined;
}

/** As a form holds it; of a new one without it. @param currency ISO 4217 */
export const toOfferValues = (saved: Offer | undefined, currency: string): OfferValues => ({
  ...toNamedValues(saved),
  price: saved ? amountText(saved.price, currency) : '',
  _picture: saved?._picture ?? null,
});

/** What saving sends. */
export const toOfferInput = (values: OfferValues, currency: string) => ({
  ...toNamedInput(values),
  price: parseAmount(values.price, currency) ?? 0,
  _picture: values._picture,
});

/** What keeps it from being sold. */
export const offerProblems = ({ name, price }: OfferValues, currency: string): FieldProblem[] => [
  ...(name.trim() === '' ? [{ name: 'name', code: 'FIELD_REQUIRED' } as const] : []),
  ...(parseAmount(price, currency) === undefined
    ? [{ name: 'price', code: 'FIELD_INVALID' } as const]
    : []),
];
