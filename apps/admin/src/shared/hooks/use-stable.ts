import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for as long as the component is shown, which always does what was given last. What gets it
 * and is memoised renders only when it has something else to show: two hundred tables and four hundred rows
 * are too many for the moment in which a drag begins.
 */
export function useStable<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
