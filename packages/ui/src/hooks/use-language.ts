import { defaultLanguage, type Language, toLanguage } from '@atrium/i18n/languages';
import { useTranslation } from 'react-i18next';

/** The language shown, for the formats of `@atrium/i18n/format`. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return toLanguage(i18n.language) ?? defaultLanguage;
}
