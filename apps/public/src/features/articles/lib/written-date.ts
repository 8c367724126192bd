import { languageInfo } from '@atrium/i18n/languages';
import type { Written } from '../../../../markdown/module.mjs';

/** A day as it is written: `22 November 2026`. @param date `yyyy-mm-dd` */
export function writtenDate(date: string, language: Written): string {
  const { locale } = languageInfo[language];
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
