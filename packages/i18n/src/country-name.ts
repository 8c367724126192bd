import { type Language, languageInfo } from './languages';

const names = new Map<Language, Intl.DisplayNames>();

/**
 * A country's name in a language.
 * @param code ISO 3166-1 alpha-2; anything else stays as it is, such as a name that was imported
 */
export function countryName(language: Language, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known =
    names.get(language) ?? new Intl.DisplayNames(languageInfo[language].locale, { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
}
