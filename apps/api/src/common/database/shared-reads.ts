import { LRUCache } from 'lru-cache';

const MAX_KEPT = 5_000;

/**
 * One read for everybody who asks for the same thing while it runs, and for a moment after it.
 *
 * `forget` after a change makes this process see it at once; another process may serve the old value for as
 * long as it is kept. So it is for what every request reads and what changes a few times a day, and never for
 * a decision about capacity: the guards of the ledgers make those.
 */
export class SharedReads<T extends object> {
  private readonly cache: LRUCache<string, T, () => Promise<T>>;

  /** @param keepMs how long a value is kept once it was read, in milliseconds, above 0 */
  constructor(keepMs: number) {
    this.cache = new LRUCache<string, T, () => Promise<T>>({
      max: MAX_KEPT,
      ttl: keepMs,
      fetchMethod: (_key, _stale, { context: load }) => load(),
      // who asked before a change still gets an answer, which is then not kept
      ignoreFetchAbort: true,
    });
  }

  read(key: string, load: () => Promise<T>): Promise<T> {
    return this.cache.forceFetch(key, { context: load });
  }

  /** Whoever asks from now on does not join a read that began before a change. */
  forget(key: string): void {
    this.cache.delete(key);
  }
}
