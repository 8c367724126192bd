import { createInstance, type i18n as I18n, type Module } from 'i18next';
import type { Area, TextTree } from './areas';
import { browserSigns, detectLanguage, rememberLanguage } from './language-choice';
import { type Language, languageInfo, toLanguage } from './languages';
import type { AreaLoader } from './loaders/area-loader';

/** The areas of an app, from `@atrium/i18n/loaders/*`. */
export type Loaders = Readonly<Partial<Record<Area, AreaLoader>>>;

interface I18nOptions {
  loaders: Loaders;
  /** The areas that the first page speaks; the others wait for `addAreas`. All of them by default. */
  first?: readonly Area[] | undefined;
  /** A language that overrules what the browser says; the default is `detectLanguage`. */
  language?: Language;
  /** The venue's `languageCode` where it is known before the first render. */
  vendorLanguage?: string | undefined;
  /** i18next plugins; a React app passes `initReactI18next`. */
  modules?: readonly Module[];
}

/**
 * What an app can speak, and of that what was asked for. By the store of the texts: `useTranslation` hands
 * out a copy of the instance, which shares its store.
 */
const textsOf = new WeakMap<I18n['store'], { loaders: Loaders; readonly areas: Set<Area> }>();

/** The language last asked for; texts that arrive late must not overrule a newer choice. */
const wanted = new WeakMap<I18n['store'], Language>();

/**
 * Starts the texts of an app with one language; the others stay on the server until they are
 * chosen. There is no fallback language, because every language is complete by type.
 *
 * @throws when the texts cannot be fetched: an app without words must show its error page
 */
export async function createI18n(options: I18nOptions): Promise<I18n> {
  const { loaders, modules = [] } = options;
  const areas = new Set<Area>(options.first ?? areasOf(loaders));
  const language =
    options.language ?? detectLanguage({ ...browserSigns(), vendor: options.vendorLanguage });
  const instance = createInstance();
  for (const module of modules) instance.use(module);
  instance.on('languageChanged', showLanguage);
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: areasOf(loaders),
    defaultNS: 'common',
    resources: { [language]: await loadTexts(loaders, areas, language) },
    // React escapes what it renders; escaping here would show '&amp;' to people.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  textsOf.set(instance.store, { loaders, areas });
  return instance;
}

/** Says how areas are fetched that the app did not start with; saying it twice changes nothing. */
export function addLoaders({ store }: I18n, own: Loaders): void {
  const texts = textsOf.get(store);
  if (texts) texts.loaders = { ...texts.loaders, ...own };
}

/**
 * Fetches the texts of areas that the first page did not need, in the language shown and in each that is
 * chosen later.
 *
 * @throws when they cannot be fetched; the next call tries again
 */
export async function addAreas(instance: I18n, areas: readonly Area[]): Promise<void> {
  const texts = textsOf.get(instance.store);
  const language = wanted.get(instance.store) ?? toLanguage(instance.language);
  if (!texts || !language) return;
  const missing = areas.filter((area) => !instance.hasResourceBundle(language, area));
  addTexts(instance, language, await loadTexts(texts.loaders, missing, language));
  for (const area of areas) texts.areas.add(area);
  // Another language was chosen meanwhile, and its texts were asked for without these areas.
  if (wanted.get(instance.store) !== undefined && wanted.get(instance.store) !== language) {
    await addAreas(instance, areas);
  }
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
 * Shows the venue's language to a visitor who has chosen none and whose browser asks for none of
 * ours. To be called when the venue's branding arrives.
 */
export async function adoptVendorLanguage(instance: I18n, languageCode: string): Promise<void> {
  await changeLanguage(instance, detectLanguage({ ...browserSigns(), vendor: languageCode }));
}

/** Shows the language that a venue's own site speaks, without taking it for the visitor's choice. */
export async function adoptLanguage(instance: I18n, language: Language): Promise<void> {
  await changeLanguage(instance, language);
}

/** @returns false when a newer choice was made while the texts were on their way */
async function changeLanguage(instance: I18n, language: Language): Promise<boolean> {
  wanted.set(instance.store, language);
  const texts = textsOf.get(instance.store);
  if (texts) {
    const missing = [...texts.areas].filter((area) => !instance.hasResourceBundle(language, area));
    addTexts(instance, language, await loadTexts(texts.loaders, missing, language));
  }
  if (wanted.get(instance.store) !== language) return false;
  if (instance.language !== language) await instance.changeLanguage(language);
  return true;
}

const areasOf = (loaders: Loaders) => Object.keys(loaders) as Area[];

async function loadTexts(
  loaders: Loaders,
  areas: Iterable<Area>,
  language: Language,
): Promise<Record<string, TextTree>> {
  const texts = await Promise.all(
    Array.from(areas, async (area) => [area, (await loaders[area]?.[language]()) ?? {}]),
  );
  return Object.fromEntries(texts);
}

function addTexts(instance: I18n, language: Language, texts: Record<string, TextTree>): void {
  for (const [area, tree] of Object.entries(texts)) {
    instance.addResourceBundle(language, area, tree);
  }
}

/** A build that draws pages has no document. */
function showLanguage(tag: string): void {
  const language = toLanguage(tag);
  if (language && typeof document !== 'undefined')
    document.documentElement.lang = languageInfo[language].locale;
}
