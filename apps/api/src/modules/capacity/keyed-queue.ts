/**
 * Queues the writers of a ledger or a resource within this process. Correctness is up to the guards; the
 * queue saves the retries of conflicting writers.
 */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>();

  /** Runs `work` alone among those sharing a key. Sorted keys prevent deadlocks. */
  async exclusive<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const releases: (() => void)[] = [];
    try {
      for (const key of [...new Set(keys)].sort()) releases.push(await this.acquire(key));
      return await work();
    } finally {
      for (const release of releases) release();
    }
  }

  /** Keys in use now. */
  get size(): number {
    return this.tails.size;
  }

  private async acquire(key: string): Promise<() => void> {
    const before = this.tails.get(key);
    let open: () => void = () => {};
    const mine = new Promise<void>((resolve) => {
      open = resolve;
    });
    const tail = before ? before.then(() => mine) : mine;
    this.tails.set(key, tail);
    await before;
    return () => {
      open();
      if (this.tails.get(key) === tail) this.tails.delete(key);
    };
  }
}
