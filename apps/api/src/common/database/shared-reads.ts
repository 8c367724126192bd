/**
 * Lets those who ask for the same at the same moment share one read. What is read is at most as old as
 * the read takes; nothing is kept after it, so there is nothing to invalidate.
 *
 * Only for what is the same for everybody and read by every request, outside transactions.
 */
export class SharedReads<T> {
  private readonly running = new Map<string, Promise<T>>();

  read(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.running.get(key);
    if (known) return known;
    const fresh = load().finally(() => {
      if (this.running.get(key) === fresh) this.running.delete(key);
    });
    this.running.set(key, fresh);
    return fresh;
  }

  /** Who asks from now on does not join a read that began before a change. */
  forget(key: string): void {
    this.running.delete(key);
  }
}
