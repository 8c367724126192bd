import type { Language } from './languages';

/**
 * Plural categories per language, those of `Intl.PluralRules`; a test compares them. The Romance
 * languages say "2 millions de ..." and have `many` for it.
 */
interface PluralCategories extends Record<Language, string> {
  en: 'one' | 'other';
  no: 'one' | 'other';
  sv: 'one' | 'other';
  de: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  es: 'one' | 'many' | 'other';
  it: 'one' | 'many' | 'other';
}

type LocalKey<Key, L extends Language> = Key extends `${infer Base}_other`
  ? `${Base}_${PluralCategories[L]}`
  : Key extends `${string}_one`
    ? never
    : Key;

/**
 * What a language must hold to be a complete translation of the English texts: the same keys, no
 * more, no fewer, with the plural forms of its own grammar. Used with `satisfies`.
 */
export type Translation<L extends Language, English> = {
  readonly [Key in keyof English as LocalKey<Key, L>]: English[Key] extends string
    ? string
    : Translation<L, English[Key]>;
};
