/** How long a chunk may take to load. */
export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * A part of the app did not arrive: the connection is gone, or a newer version was published and
 * this part of the old one no longer exists. Reloading the page mends the second.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('A part of the app could not be loaded.', { cause });
  }
}

/**
 * A module of the app that is loaded when it is needed.
 * @throws ChunkLoadError when it does not arrive, which the error page explains
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, CHUNK_TIMEOUT_MS, 'No answer');
  });
  try {
    return await Promise.race([load(), expired]);
  } catch (error) {
    throw new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
