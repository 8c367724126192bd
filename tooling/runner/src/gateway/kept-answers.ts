const KEPT_MS = 60_000;
const MOST_KEPT = 1_000;

/**
 * Remembers what the API was asked for, for a minute: whoever asks for the same meanwhile gets the same answer. A question
 * that fails is answered with the fallback, and asked again by the next.
 */
export function keptAnswers<T>(fallback: T): (key: string, ask: () => Promise<T>) => Promise<T> {
  const known = new Map<string, { answer: Promise<T>; until: number }>();
  return (key, ask) => {
    const now = Date.now();
    const before = known.get(key);
    if (before && before.until > now) return before.answer;
    // whoever makes up addresses fills no memory
    if (known.size >= MOST_KEPT) known.clear();
    const answer = ask().catch(() => {
      known.delete(key);
      return fallback;
    });
    known.set(key, { answer, until: now + KEPT_MS });
    return answer;
  };
}
