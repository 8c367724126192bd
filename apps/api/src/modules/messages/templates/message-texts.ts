import type { Language } from '@atrium/i18n/languages';
import { messages as de } from '@atrium/i18n/locales/de/messages';
import { messages as en } from '@atrium/i18n/locales/en/messages';
import { messages as es } from '@atrium/i18n/locales/es/messages';
import { messages as fr } from '@atrium/i18n/locales/fr/messages';
import { messages as it } from '@atrium/i18n/locales/it/messages';
import { messages as no } from '@atrium/i18n/locales/no/messages';
import { messages as sv } from '@atrium/i18n/locales/sv/messages';
import { createInstance } from 'i18next';

const texts: Record<Language, object> = { de, en, es, fr, it, no, sv };

const i18n = createInstance();
void i18n.init({
  lng: 'en',
  fallbackLng: false,
  ns: ['messages'],
  defaultNS: 'messages',
  resources: Object.fromEntries(
    Object.entries(texts).map(([language, messages]) => [language, { messages }]),
  ),
  // what goes into HTML is escaped where the HTML is made
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The texts of messages in a language. */
export const textsIn = (language: Language) => i18n.getFixedT(language, 'messages');

export type MessageTexts = ReturnType<typeof textsIn>;
