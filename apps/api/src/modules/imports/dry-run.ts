/** Ends a transaction that was only to be tried. */
class TriedError extends Error {}

/**
 * Runs a transaction to its end and rolls it back, reporting everything that would be refused.
 * @param run gets a function that ends the transaction's work
 */
export async function tried(run: (end: () => never) => Promise<unknown>): Promise<void> {
  try {
    await run(() => {
      throw new TriedError('a dry run keeps nothing');
    });
  } catch (error) {
    if (!(error instanceof TriedError)) throw error;
  }
}
