/**
 * Streams a value as JSON. An async iterable in it is written as an array, item by item, so that no
 * more than one item is in memory.
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (isAsyncIterable(value)) {
    let before = '[';
    for await (const item of value) {
      yield `${before}${JSON.stringify(item)}`;
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else if (isPlain(value)) {
    let before = '{';
    for (const [key, field] of Object.entries(value)) {
      if (field === undefined) continue;
      yield `${before}${JSON.stringify(key)}:`;
      yield* jsonPieces(field);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  } else {
    yield JSON.stringify(value);
  }
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** No array, and nothing that writes itself: a date, an id. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
