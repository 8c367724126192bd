/** How long an unanswered request may be repeated under its key, in milliseconds. */
const REPEAT_WINDOW_MS = 2 * 60_000;

interface Pending {
  body: string;
  key: string;
  since: number;
}

export interface IdempotencyKeys {
  /**
   * The key for this write: that of an identical earlier attempt whose outcome is unknown,
   * otherwise a new one.
   */
  keyFor(operation: string, body: unknown): string;
  /** The server has given a definite answer: the next identical request is a new intention. */
  settle(operation: string): void;
}

/**
 * Gives each write its `Idempotency-Key`. Pressing 'Book' again after the connection broke must
 * not book twice, so the key of a request without a definite answer is kept for a repeat of the
 * same body; another body to the same operation, or an answer, ends it.
 */
export function createIdempotencyKeys(
  now: () => number = Date.now,
  newKey: () => string = () => crypto.randomUUID(),
): IdempotencyKeys {
  const pending = new Map<string, Pending>();

  return {
    keyFor(operation, body) {
      const text = JSON.stringify(body ?? null);
      const earlier = pending.get(operation);
      if (earlier?.body === text && now() - earlier.since < REPEAT_WINDOW_MS) return earlier.key;
      const key = newKey();
      pending.set(operation, { body: text, key, since: now() });
      return key;
    },
    settle(operation) {
      pending.delete(operation);
    },
  };
}
