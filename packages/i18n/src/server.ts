import { createInstance, type TFunction } from 'i18next';
import type { Language } from './languages';
import { errors as deErrors } from './locales/de/errors';
import { messages as deMessages } from './locales/de/messages';
import type { ErrorCode } from './locales/en/errors';
import { errors as enErrors } from './locales/en/errors';
import { messages as enMessages } from './locales/en/messages';
import { errors as esErrors } from './locales/es/errors';
import { messages as esMessages } from './locales/es/messages';
import { errors as frErrors } from './locales/fr/errors';
import { messages as frMessages } from './locales/fr/messages';
import { errors as itErrors } from './locales/it/errors';
import { messages as itMessages } from './locales/it/messages';
import { errors as noErrors } from './locales/no/errors';
import { messages as noMessages } from './locales/no/messages';
import { errors as svErrors } from './locales/sv/errors';
import { messages as svMessages } from './locales/sv/messages';

/** The areas that the API writes in: the texts of its errors and of its emails. */
type ServerArea = 'messages' | 'errors';

const resources = {
  en: { errors: enErrors, messages: enMessages },
  no: { errors: noErrors, messages: noMessages },
  sv: { errors: svErrors, messages: svMessages },
  fr: { errors: frErrors, messages: frMessages },
  de: { errors: deErrors, messages: deMessages },
  es: { errors: esErrors, messages: esMessages },
  it: { errors: itErrors, messages: itMessages },
} satisfies Record<Language, Record<ServerArea, object>>;

const instance = createInstance();
void instance.init({
  lng: 'en',
  fallbackLng: false,
  ns: ['messages', 'errors'],
  defaultNS: 'messages',
  resources,
  // What goes into HTML is escaped where the HTML is made; the same text also goes out as plain text.
  interpolation: { escapeValue: false },
  initAsync: false,
  missingInterpolationHandler: (text: string, hole: RegExpExecArray) => {
    throw new Error(`No value for ${hole[0]} in "${text}"`);
  },
});

/**
 * The texts of the emails in a language, with keys as `activation.subject`; a forgotten variable
 * does not compile.
 *
 * The function it returns throws when a variable has no value: a message with a hole in it must
 * not be sent.
 */
export function messageTexts(language: Language): TFunction<'messages'> {
  const known = textsOf.get(language);
  if (known) return known;
  const texts = rememberingPlainTexts(instance.getFixedT(language, 'messages'));
  textsOf.set(language, texts);
  return texts;
}

const textsOf = new Map<Language, TFunction<'messages'>>();

/** A text without variables is always the same, and half of a mail is such texts. */
function rememberingPlainTexts(t: TFunction<'messages'>): TFunction<'messages'> {
  const plain = new Map<unknown, unknown>();
  const translate = t as unknown as (key: unknown, ...variables: unknown[]) => unknown;
  const texts = (key: unknown, ...variables: unknown[]): unknown => {
    if (variables.length > 0) return translate(key, ...variables);
    if (!plain.has(key)) plain.set(key, translate(key));
    return plain.get(key);
  };
  return texts as unknown as TFunction<'messages'>;
}

/** The text of an error code in a language. */
export function errorText(language: Language, code: ErrorCode): string {
  return resources[language].errors[code];
}
