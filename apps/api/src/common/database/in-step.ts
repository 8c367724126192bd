/**
 * Reads a stream in step with another one that is in the same order: for each key of the other its own
 * elements of that key. Holds those of one key at a time.
 */
export class InStep<T> {
  private readonly stream: AsyncIterator<T>;
  private next: IteratorResult<T> | undefined;

  /** @param stream in ascending order of its keys */
  constructor(
    stream: AsyncIterable<T>,
    private readonly keyOf: (element: T) => string,
  ) {
    this.stream = stream[Symbol.asyncIterator]();
  }

  /** Those of a key; called with ascending keys. What comes before them belongs to nobody, and is left out. */
  async of(key: string): Promise<T[]> {
    const found: T[] = [];
    this.next ??= await this.stream.next();
    while (!this.next.done && this.keyOf(this.next.value) <= key) {
      if (this.keyOf(this.next.value) === key) found.push(this.next.value);
      this.next = await this.stream.next();
    }
    return found;
  }
}
