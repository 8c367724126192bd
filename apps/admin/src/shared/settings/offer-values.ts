import { type Language, languages } from '@atrium/i18n/languages';
import { amountText, parseAmount } from '@atrium/rules/money/amount';
import type { FieldProblem } from '../forms/use-problems-resolver';

/** The texts of something sold, in one language. */
export interface OfferTexts {
  name: string;
  description: string;
}

/** What the form of anything that the venue sells holds. */
export interface OfferValues extends OfferTexts {
  texts: Record<Language, OfferTexts>;
  /** As typed, in the venue's currency. */
  price: string;
  active: boolean;
}

interface Offer extends OfferTexts {
  languageList: readonly {
    languageType: string;
    name?: string | undefined;
    description?: string | undefined;
  }[];
  /** Minor units. */
  price: number;
  active: boolean;
}

/** A language without texts has empty ones. */
function textsOf(list: Offer['languageList']): OfferValues['texts'] {
  const of = (language: Language): OfferTexts => {
    const found = list.find(({ languageType }) => languageType === language);
    return { name: found?.name ?? '', description: found?.description ?? '' };
  };
  const [en, no, sv] = [of('en'), of('no'), of('sv')];
  return { en, no, sv, fr: of('fr'), de: of('de'), es: of('es'), it: of('it') };
}

/** As a form holds it; of a new one without it. @param currency ISO 4217 */
export const toOfferValues = (saved: Offer | undefined, currency: string): OfferValues => ({
  name: saved?.name ?? '',
  description: saved?.description ?? '',
  texts: textsOf(saved?.languageList ?? []),
  price: saved ? amountText(saved.price, currency) : '',
  active: saved?.active ?? true,
});

/** What saving sends: of the languages those that have any text. */
export const toOfferInput = (values: OfferValues, currency: string) => ({
  name: values.name.trim(),
  description: values.description.trim(),
  languageList: languages
    .filter((language) => Object.values(values.texts[language]).some((text) => text.trim()))
    .map((languageType) => ({ languageType, ...values.texts[languageType] })),
  price: parseAmount(values.price, currency) ?? 0,
  active: values.active,
});

/** What keeps it from being sold. */
export const offerProblems = ({ name, price }: OfferValues, currency: string): FieldProblem[] => [
  ...(name.trim() === '' ? [{ name: 'name', code: 'FIELD_REQUIRED' } as const] : []),
  ...(parseAmount(price, currency) === undefined
    ? [{ name: 'price', code: 'FIELD_INVALID' } as const]
    : []),
];
