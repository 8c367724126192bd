interface PageOf<T> {
  readonly items: readonly T[];
  /** Where the list goes on; absent on the last page. */
  readonly nextCursor?: string;
}

/** All items of a paged list in turn; reads a page once the previous one has been consumed. */
export async function* everyItem<T>(
  read: (from: { cursor?: string }) => Promise<PageOf<T>>,
): AsyncGenerator<T> {
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await read(cursor === undefined ? {} : { cursor });
    yield* items;
    cursor = nextCursor;
  } while (cursor !== undefined);
}
