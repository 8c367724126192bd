import type { ComponentType } from 'react';

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

function timeout(): { expired: Promise<never>; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No answer in ${CHUNK_TIMEOUT_MS} ms`)),
      CHUNK_TIMEOUT_MS,
    );
  });
  return { expired, cancel: () => clearTimeout(timer) };
}

/**
 * `lazy` of a route: its module must export `Component`, and may export a `loader`.
 * @throws ChunkLoadError when the module does not arrive, which the route's error page explains
 */
export function lazyRoute<Module extends { Component: ComponentType }>(
  load: () => Promise<Module>,
): () => Promise<Module> {
  return async () => {
    const { expired, cancel } = timeout();
    try {
      return await Promise.race([load(), expired]);
    } catch (error) {
      throw new ChunkLoadError(error);
    } finally {
      cancel();
    }
  };
}
