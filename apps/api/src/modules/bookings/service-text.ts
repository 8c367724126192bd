import { languageOf, pickTranslation, type TranslatedTexts } from '@atrium/rules/texts/languages';

interface TranslatedService {
  name: string;
  description: string;
  languageList: Parameters<typeof pickTranslation>[0];
}

/** A service's texts in a language, each that is missing there its own. @param language code */
export function serviceText(service: TranslatedService, language: string): TranslatedTexts {
  const { name, description, languageList } = service;
  return pickTranslation(languageList, languageOf(language) ?? 'en', { name, description });
}
