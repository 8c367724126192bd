import { normalise } from '../texts/search-text';

/** Tags of one guest. */
export const MAX_TAGS = 20;
/** Characters of one. */
export const MAX_TAG_LENGTH = 40;

/**
 * Tags as they are stored: without blanks around, each once whatever its case or accents, in the given order. A comma
 * parts two of them.
 */
export function tagsOf(given: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const text of given.flatMap((each) => each.split(','))) {
    const tag = text.normalize('NFC').trim().replace(/\s+/g, ' ');
    const key = normalise(tag);
    if (tag !== '' && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}
