/** Few enough guests to read at once: such a word drives the search. */
const FEW = 100;
/** Words are counted up to this many matches to find the rarest. */
const MOST_COUNTED = 2_000;

/**
 * The words of a search, rarest first: the first drives the index, the others filter what it finds.
 * Undefined if a word has no match, since then nothing matches all.
 * @param count how many guests have a word, counted up to `limit`
 */
export async function rarestFirst(
  terms: readonly string[],
  count: (term: string, limit: number) => Promise<number>,
): Promise<string[]> {
  if (terms.length < 2) return [...terms];
  const counted = (limit: number) =>
    Promise.all(terms.map(async (term) => ({ term, count: await count(term, limit) })));
  // one word that few have may drive, however many have the others: they need not all be counted
  const few = await counted(FEW);
  const found = few.some((one) => one.count < FEW) ? few : await counted(MOST_COUNTED);
  if (found.some((one) => one.count === 0)) return [];
  return found
    .sort((a, b) => a.count - b.count || b.term.length - a.term.length)
    .map(({ term }) => term);
}
