import { defaultLanguage, type Language, toLanguage } from './languages';

/** Where the choice of a person is kept between visits. */
const storageKey = 'atrium.language';

/** What is known about a visitor's language, in the order in which it counts. */
export interface LanguageSigns {
  /** The query string of the page; `?lang=no` comes first, links in messages carry it. */
  search?: string | undefined;
  /** What the visitor chose on an earlier visit. */
  stored?: string | null | undefined;
  /** The browser's languages, most wanted first. */
  browser?: readonly string[] | undefined;
  /** The venue's `languageCode`. */
  vendor?: string | null | undefined;
}

/**
 * The language of a visitor: asked for in the address, chosen before, the browser's, and only then
 * the venue's.
 */
export function detectLanguage(signs: LanguageSigns): Language {
  return (
    toLanguage(new URLSearchParams(signs.search).get('lang')) ??
    toLanguage(signs.stored) ??
    signs.browser?.map(toLanguage).find((language) => language !== undefined) ??
    toLanguage(signs.vendor) ??
    defaultLanguage
  );
}

/** The signs that the browser's window gives. */
export function browserSigns(): LanguageSigns {
  return {
    search: window.location.search,
    stored: readStored(),
    browser: window.navigator.languages,
  };
}

/** Keeps a choice for the next visit, and lets go of the language that the address asked for. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // A browser that forbids storage still shows the language; it only forgets it.
  }
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}

function readStored(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
