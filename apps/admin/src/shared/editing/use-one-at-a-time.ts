import { useCallback, useRef } from 'react';

/**
 * Lets a change run once at a time: Ctrl+S that is held down, or pressed beside a click on Save, must not send
 * a form twice, since the second would be refused as stale, or create a second guest.
 */
export function useOneAtATime<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  const latest = useRef(work);
  latest.current = work;
  const running = useRef(false);

  return useCallback(async (...given) => {
    if (running.current) return;
    running.current = true;
    try {
      await latest.current(...given);
    } finally {
      running.current = false;
    }
  }, []);
}
