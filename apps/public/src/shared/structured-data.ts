import { type Language, languageInfo } from '@atrium/i18n/languages';

/** What a page is, in the words of schema.org. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** As a search engine reads it, in `<script type="application/ld+json">`. */
export const linkedData = (data: StructuredData, language: Language): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    inLanguage: languageInfo[language].locale,
    ...data,
  });
