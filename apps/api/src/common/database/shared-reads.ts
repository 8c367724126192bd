interface Kept<T> {
  readonly value: Promise<T>;
  /** On the process's own clock; until it has been read it is not old. */
  until: number;
}

/** Documents kept at once; the oldest goes first. */
const MOST = 5_000;

/**
 * Lets those who ask for the same share one read: those who ask while it runs, and for a moment after it.
 * `forget` after a change makes this process see it at once; another process may show what was there for
 * as long as it keeps. So it is for what is the same for everybody, is read by every request and changes
 * a few times a day, and never for a decision about places: the ledgers' guards decide those.
 */
export class SharedReads<T> {
  private readonly kept = new Map<string, Kept<T>>();

  /** @param keepMs how long after the read what it found is told again, in milliseconds */
  constructor(private readonly keepMs = 0) {}

  read(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key);
    if (known && known.until > performance.now()) return known.value;
    const one: Kept<T> = { value: load(), until: Number.POSITIVE_INFINITY };
    this.kept.delete(key);
    this.kept.set(key, one);
    one.value.then(
      () => {
        one.until = performance.now() + this.keepMs;
      },
      () => this.drop(key, one),
    );
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value ?? key);
    return one.value;
  }

  /** Who asks from now on does not join a read that began before a change. */
  forget(key: string): void {
    this.kept.delete(key);
  }

  private drop(key: string, one: Kept<T>): void {
    if (this.kept.get(key) === one) this.kept.delete(key);
  }
}
