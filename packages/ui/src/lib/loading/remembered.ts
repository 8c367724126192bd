/** React's `use` reads these fields first, so a value that has arrived is returned at once, with no fallback in between. */
interface Arrived<Found> extends Promise<Found> {
  status?: 'fulfilled';
  value?: Found;
}

/**
 * Answers the same promise for the same words, as React's `use` demands. One that failed is forgotten, so
 * that the next visit tries again.
 */
export function remembered<Words extends string[], Found>(
  load: (...words: Words) => Promise<Found>,
): (...words: Words) => Promise<Found> {
  const promises = new Map<string, Promise<Found>>();
  return (...words) => {
    const key = words.join(' ');
    const known = promises.get(key);
    if (known) return known;
    const promise: Arrived<Found> = load(...words);
    promises.set(key, promise);
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => promises.delete(key),
    );
    return promise;
  };
}
