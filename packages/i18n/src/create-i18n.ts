import { createInstance, type i18n as I18n, type Module } from 'i18next';
import type { Area, TextTree } from './areas';
import { browserSigns, detectLanguage, rememberLanguage } from './language-choice';
import { type Language, languageInfo, toLanguage } from './languages';
import type { AreaLoader } from './loaders/area-loader';

/** The areas of an app, from `@atrium/i18n/loaders/*`. */
export type Loaders = Readonly<Partial<Record<Area, AreaLoader>>>;

interface I18nOptions {
  loaders: Loaders;
  /** A language that overrules what the browser says; the default is `detectLanguage`. */
  language?: Language;
  /** The vendor's `languageCode` where it is known before the first render. */
  vendorLanguage?: string | undefined;
  /** i18next plugins; a React app passes `initReactI18next`. */
  modules?: readonly Module[];
}

const loadersOf = new WeakMap<I18n, Loaders>();

/** The language last asked for; texts that arrive late must not overrule a newer choice. */
const wanted = new WeakMap<I18n, Language>();

/**
 * Starts the texts of an app with one language; the others stay on the server until they are
 * chosen. There is no fallback language, because every language is complete by type.
 *
 * @throws when the texts cannot be fetched: an app without words must show its error page
 */
export async function createI18n(options: I18nOptions): Promise<I18n> {
  const { loaders, modules = [] } = options;
  const language =
    options.language ?? detectLanguage({ ...browserSigns(), vendor: options.vendorLanguage });
  const instance = createInstance();
  loadersOf.set(instance, loaders);
  for (const module of modules) instance.use(module);
  instance.on('languageChanged', showLanguage);
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(loaders),
    defaultNS: 'common',
    resources: { [language]: await loadTexts(loaders, language) },
    // React escapes what it renders; escaping here would show '&amp;' to people.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

/**
 * Shows another language and remembers it as this person's choice.
 *
 * @throws when its texts cannot be fetched; the language shown stays as it was
 */
export async function chooseLanguage(instance: I18n, language: Language): Promise<void> {
  if (await changeLanguage(instance, language)) rememberLanguage(language);
}

/**
 * Shows the vendor's language to a visitor who has chosen none and whose browser asks for none of
 * ours. To be called when the vendor's branding arrives.
 */
export async function adoptVendorLanguage(instance: I18n, languageCode: string): Promise<void> {
  await changeLanguage(instance, detectLanguage({ ...browserSigns(), vendor: languageCode }));
}

/** @returns false when a newer choice was made while the texts were on their way */
async function changeLanguage(instance: I18n, language: Language): Promise<boolean> {
  wanted.set(instance, language);
  if (!instance.getDataByLanguage(language)) {
    const texts = await loadTexts(loadersOf.get(instance) ?? {}, language);
    for (const [area, tree] of Object.entries(texts)) {
      instance.addResourceBundle(language, area, tree);
    }
  }
  if (wanted.get(instance) !== language) return false;
  if (instance.language !== language) await instance.changeLanguage(language);
  return true;
}

async function loadTexts(loaders: Loaders, language: Language): Promise<Record<string, TextTree>> {
  const texts = await Promise.all(
    Object.entries(loaders).map(async ([area, loader]) => [area, await loader[language]()]),
  );
  return Object.fromEntries(texts);
}

function showLanguage(tag: string): void {
  const language = toLanguage(tag);
  if (language) document.documentElement.lang = languageInfo[language].locale;
}
