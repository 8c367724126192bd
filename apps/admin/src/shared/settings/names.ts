import { type Language, languages } from '@atrium/i18n/languages';

/** What something is called in each language, as a form holds it; empty: as the venue calls it. */
export type Names = Record<Language, string>;

type NameList = readonly { languageType: string; name: string }[];

/** @param list as saved; languages without a name are left out of it */
export function toNames(list: NameList = []): Names {
  const of = (language: Language) =>
    list.find(({ languageType }) => languageType === language)?.name ?? '';
  const [en, no, sv] = [of('en'), of('no'), of('sv')];
  return { en, no, sv, fr: of('fr'), de: of('de'), es: of('es'), it: of('it') };
}

/** What saving sends. */
export const toNameList = (names: Names): { languageType: Language; name: string }[] =>
  languages
    .map((languageType) => ({ languageType, name: names[languageType].trim() }))
    .filter(({ name }) => name !== '');
