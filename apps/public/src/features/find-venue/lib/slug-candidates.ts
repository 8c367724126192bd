import { normalise } from '@atrium/rules/search-text';

/** Each is one request; a venue's short name seldom has more words than this. */
const MAX_CANDIDATES = 4;

/**
 * Short names that a venue called like this may have, the most exact first: 'Fjord Hotel & Spa' may be
 * `fjord-hotel-spa`, `fjord-hotel` or `fjord`.
 */
export function slugCandidates(name: string): string[] {
  const words = normalise(name)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
  const candidates = words.map((_, index) => words.slice(0, words.length - index).join('-'));
  if (candidates.length <= MAX_CANDIDATES) return candidates;
  // Of a long name the whole is worth a try, and then its beginnings.
  return [...candidates.slice(0, 1), ...candidates.slice(1 - MAX_CANDIDATES)];
}
