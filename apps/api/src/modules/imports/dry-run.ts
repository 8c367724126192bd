/** Ends a transaction that was only to be tried. */
class TriedError extends Error {}

/**
 * Runs a transaction to its end and keeps nothing of it: all that it would be refused for is told.
 * @param run given a function that ends the work of the transaction
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
