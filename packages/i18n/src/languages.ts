import type {} from './typed-keys';

/** The languages of the product, in the order they are offered. */
export const languages = ['en', 'no', 'sv', 'fr', 'de', 'es', 'it'] as const;

/** Code of a language as the product stores and sends it: `no` stands for Norwegian bokmål. */
export type Language = (typeof languages)[number];

/** The language of last resort: nothing chosen, nothing known about the browser or the venue. */
export const defaultLanguage: Language = 'en';

interface LanguageInfo {
  /** The language's name in itself, for the language menu. */
  nativeName: string;
  /** BCP 47 tag for `Intl` and `<html lang>`; `no` has no date formats of its own, `nb-NO` has. */
  locale: string;
  /** ISO 3166-1 code whose dial code the phone field offers first. */
  country: string;
}

export const languageInfo: Readonly<Record<Language, LanguageInfo>> = {
  en: { nativeName: 'English', locale: 'en-GB', country: 'GB' },
  no: { nativeName: 'Norsk', locale: 'nb-NO', country: 'NO' },
  sv: { nativeName: 'Svenska', locale: 'sv-SE', country: 'SE' },
  fr: { nativeName: 'Français', locale: 'fr-FR', country: 'FR' },
  de: { nativeName: 'Deutsch', locale: 'de-DE', country: 'DE' },
  es: { nativeName: 'Español', locale: 'es-ES', country: 'ES' },
  it: { nativeName: 'Italiano', locale: 'it-IT', country: 'IT' },
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The language of the product that a tag asks for, in any of the ways browsers and venues write
 * it: `nb-NO`, `nn` and `no` are Norwegian, `de_AT` is German.
 *
 * @returns undefined when the tag is none of ours
 */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  const code = primary === 'nb' || primary === 'nn' ? 'no' : primary;
  return isLanguage(code) ? code : undefined;
}
