import { type Language, languages } from '@atrium/i18n/languages';

/** The texts of something sold, in one language. */
export interface OfferTexts {
  name: string;
  description: string;
}

interface Translated {
  languageType: string;
  name?: string | undefined;
  description?: string | undefined;
}

/** As a form holds them: a language without texts has empty ones. */
export function offerTexts(list: readonly Translated[]): Record<Language, OfferTexts> {
  const of = (language: Language): OfferTexts => {
    const found = list.find(({ languageType }) => languageType === language);
    return { name: found?.name ?? '', description: found?.description ?? '' };
  };
  const [en, no, sv] = [of('en'), of('no'), of('sv')];
  return { en, no, sv, fr: of('fr'), de: of('de'), es: of('es'), it: of('it') };
}

/** As they are saved: the languages that have any. */
export const toLanguageList = (texts: Record<Language, OfferTexts>) =>
  languages
    .filter((language) => texts[language].name.trim() || texts[language].description.trim())
    .map((languageType) => ({ languageType, ...texts[languageType] }));
