/** The product's languages. */

export const LANGUAGES = ['en', 'no', 'sv', 'fr', 'de', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export const FALLBACK_LANGUAGE: Language = 'en';

/** The browser's choice is followed for these; the rest are chosen by the guest or the venue. */
const CHOSEN_BY_BROWSER: readonly Language[] = ['no', 'sv', 'en'];

/** The unit a service counts in unless it names its own. */
export const DEFAULT_UNIT = 'Person';
export const DEFAULT_UNITS = 'People';

/** The offered language for a tag: 'nb-NO' and 'nn' are 'no', 'de-CH' is 'de', 'da' is none. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  const known = code === 'nb' || code === 'nn' ? 'no' : code;
  return LANGUAGES.find((language) => language === known);
}

/**
 * The language until the guest chooses one: the browser's first that is Norwegian, Swedish or
 * English, then the venue's if offered, then English.
 */
export function defaultLanguage(
  browserLanguages: readonly string[],
  vendorLanguage?: string | null,
): Language {
  for (const tag of browserLanguages) {
    const language = languageOf(tag);
    if (language && CHOSEN_BY_BROWSER.includes(language)) return language;
  }
  return languageOf(vendorLanguage) ?? FALLBACK_LANGUAGE;
}

/** The texts of a service in one language. */
export interface Translation {
  languageType: string;
  name?: string | null;
  description?: string | null;
  unit?: string | null;
  units?: string | null;
}

export interface TranslatedTexts {
  name: string;
  description: string;
  /** One of what is counted. */
  unit: string;
  /** Several of them. */
  units: string;
}

/**
 * A service's texts in the guest's language; a missing or blank one falls back to the service's
 * own.
 */
export function pickTranslation(
  languageList: readonly Translation[] | null | undefined,
  language: Language,
  fallback: { name: string } & Partial<Omit<TranslatedTexts, 'name'>>,
): TranslatedTexts {
  const translation = languageList?.find((entry) => languageOf(entry.languageType) === language);
  return {
    name: translation?.name?.trim() || fallback.name,
    description: translation?.description?.trim() || (fallback.description ?? ''),
    unit: translation?.unit?.trim() || (fallback.unit ?? DEFAULT_UNIT),
    units: translation?.units?.trim() || (fallback.units ?? DEFAULT_UNITS),
  };
}

/** A name in the guest's language, or as it is where nobody has translated it. @param language code */
export function nameIn(
  language: string,
  thing: { readonly name: string; readonly languageList?: readonly Translation[] | undefined },
): string {
  const { name, languageList } = thing;
  return pickTranslation(languageList, languageOf(language) ?? FALLBACK_LANGUAGE, { name }).name;
}

/** A text in the guest's language, or as it is where nobody has translated it; undefined for none. */
export function textIn<Key extends string>(
  language: string,
  texts: {
    readonly languageList?:
      | readonly ({ readonly languageType: string } & Readonly<
          Partial<Record<Key, string | null>>
        >)[]
      | null;
  } & Readonly<Partial<Record<Key, string | null>>>,
  key: Key,
): string | undefined {
  const wanted = languageOf(language) ?? FALLBACK_LANGUAGE;
  const translation = texts.languageList?.find(
    ({ languageType }) => languageOf(languageType) === wanted,
  );
  return translation?.[key]?.trim() || texts[key]?.trim() || undefined;
}
