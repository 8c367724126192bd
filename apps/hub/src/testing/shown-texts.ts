import type { TextTree } from '@atrium/i18n/areas';
import type { Language } from '@atrium/i18n/languages';
import { loaders } from '../app/texts';

const PLURAL = /_(zero|one|two|few|many|other)$/;
const VARIABLE = /\{\{\w+\}\}/;

interface Text {
  readonly key: string;
  readonly text: string;
}

/** What a page in a language must not show. */
export interface Catalogue {
  /** Names of texts, shown when a text is missing. */
  readonly keys: ReadonlySet<string>;
  /** Texts of the language itself, correct even if they look English. */
  readonly own: readonly RegExp[];
  /** English texts that differ in the language. */
  readonly english: readonly { key: string; pattern: RegExp }[];
}

const catalogues = new Map<Language, Promise<Catalogue>>();

/** All of the hub's texts in a language, with the English ones. */
export function catalogueOf(language: Language): Promise<Catalogue> {
  const known = catalogues.get(language) ?? readCatalogue(language);
  catalogues.set(language, known);
  return known;
}

async function readCatalogue(language: Language): Promise<Catalogue> {
  const own = await textsOf(language);
  const english = await textsOf('en');
  const translated = new Map(own.map(({ key, text }) => [key, text]));
  return {
    keys: new Set(english.map(({ key }) => key.replace(PLURAL, ''))),
    own: own.filter(says).map(({ text }) => patternOf(text)),
    english: english
      .filter((one) => translated.get(one.key) !== one.text && says(one))
      .map(({ key, text }) => ({ key, pattern: patternOf(text) })),
  };
}

/** Keys and English texts that an element shows or reads out. */
export function strangersOn(root: Element, { keys, own, english }: Catalogue): string[] {
  return shownOn(root).flatMap((text) => {
    const key = text.split(/\s+/).find((word) => word.includes('.') && keys.has(word));
    if (key) return [`the key ${key}`];
    if (/\{\{|\bundefined\b|\[object /.test(text)) return [`a hole in: ${text}`];
    if (own.some((pattern) => pattern.test(text))) return [];
    const stranger = english.find(({ pattern }) => pattern.test(text));
    return stranger ? [`English (${stranger.key}): ${text}`] : [];
  });
}

async function textsOf(language: Language): Promise<Text[]> {
  const areas = await Promise.all(Object.values(loaders).map((load) => load[language]()));
  return areas.flatMap((area) => flatten(area));
}

function flatten(tree: TextTree, prefix = ''): Text[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ key: `${prefix}${name}`, text: value }]
      : flatten(value, `${prefix}${name}.`),
  );
}

/**
 * Whether a text is recognisable by its words: ` per ` between two variables is in half of all
 * sentences.
 */
function says({ text }: Text): boolean {
  const parts = text.split(VARIABLE);
  const letters = parts.join('').match(/\p{L}/gu)?.length ?? 0;
  return letters >= (parts.length > 1 ? 6 : 3);
}

/** A pattern for a text with anything in place of its variables. */
function patternOf(text: string): RegExp {
  const parts = text.split(VARIABLE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

const READ_OUT = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];

/** What a page shows; language names are in their own language. */
function shownOn(root: Element): string[] {
  const texts: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('[lang]:not(html), style, script')) continue;
    for (const name of READ_OUT) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}
