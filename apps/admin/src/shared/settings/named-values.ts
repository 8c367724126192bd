import { type Language, languages } from '@atrium/i18n/languages';

/** The texts of something on offer, in one language. */
export interface OfferTexts {
  name: string;
  description: string;
}

/** What something on offer is called, as its form holds it. */
export interface NamedValues extends OfferTexts {
  texts: Record<Language, OfferTexts>;
  active: boolean;
}

export interface Named extends OfferTexts {
  languageList: readonly {
    languageType: string;
    name?: string | undefined;
    description?: string | undefined;
  }[];
  active: boolean;
}

/** A language without texts has empty ones. */
function textsOf(list: Named['languageList']): NamedValues['texts'] {
  const of = (language: Language): OfferTexts => {
    const found = list.find(({ languageType }) => languageType === language);
    return { name: found?.name ?? '', description: found?.description ?? '' };
  };
  const [en, no, sv] = [of('en'), of('no'), of('sv')];
  return { en, no, sv, fr: of('fr'), de: of('de'), es: of('es'), it: of('it') };
}

/** As a form holds it; of a new one without it. */
export const toNamedValues = (saved: Named | undefined): NamedValues => ({
  name: saved?.name ?? '',
  description: saved?.description ?? '',
  texts: textsOf(saved?.languageList ?? []),
  active: saved?.active ?? true,
});

/** What saving sends: of the languages those that have any text. */
export const toNamedInput = (values: NamedValues) => ({
  name: values.name.trim(),
  description: values.description.trim(),
  languageList: languages
    .filter((language) => Object.values(values.texts[language]).some((text) => text.trim()))
    .map((languageType) => ({ languageType, ...values.texts[languageType] })),
  active: values.active,
});
