import { normalise } from '@atrium/rules/texts/search-text';

const MAX_KEY_LENGTH = 40;

/** A name or query, normalised for comparison: no accents, single spaces, at most 40 characters. */
export const searchTermOf = (text: string): string =>
  normalise(text).replace(/\s+/g, ' ').slice(0, MAX_KEY_LENGTH);

/**
 * The name from each of its words onwards, and the slug: 'grand hotel oslo', 'hotel oslo', 'oslo'.
 */
export function vendorSearchKeys({ name, slug }: { name: string; slug: string }): string[] {
  const words = normalise(name).split(/\s+/);
  const phrases = words.map((_, from) => searchTermOf(words.slice(from).join(' ')));
  return [...new Set([...phrases, slug].filter(Boolean))];
}
