interface PageOf<T> {
  readonly items: readonly T[];
  /** Where the list goes on; absent on the last page. */
  readonly nextCursor?: string;
}

/** All of a paged list, one after the other: a page is read once the one before has been taken. */
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
