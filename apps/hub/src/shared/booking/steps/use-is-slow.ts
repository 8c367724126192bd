import { useEffect, useState } from 'react';

/** When people start to wonder, in milliseconds. */
const SLOW_MS = 4_000;

/** Whether something has been under way for longer than a person expects. */
export function useIsSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return slow && pending;
}
