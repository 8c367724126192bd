import { useEffect } from 'react';

/** Browsers without `requestIdleCallback` (Safari) wait this long instead, in milliseconds. */
const FALLBACK_DELAY_MS = 2000;

/**
 * Fetches code that the first page does not need, once the browser has nothing better to do: what
 * reports a broken connection must be there before the connection breaks.
 */
export function useIdlePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const preload = () => void load().catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, FALLBACK_DELAY_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload);
    return () => cancelIdleCallback(handle);
  }, [load]);
}
