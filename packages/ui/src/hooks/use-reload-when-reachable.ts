import { useEffect, useState } from 'react';
import { reachServer } from '../lib/loading/reach-server';

/** How often the server is asked again, in milliseconds. */
const RETRY_MS = 10_000;

async function retry(): Promise<void> {
  if (await reachServer()) window.location.reload();
}

/**
 * Finds out why a part of the page did not arrive. Without a connection the page reloads by itself
 * as soon as there is one.
 */
export function useReloadWhenReachable() {
  const [state, setState] = useState<'unknown' | 'offline' | 'online'>('unknown');

  useEffect(() => {
    let isCurrent = true;
    void reachServer().then((reached) => {
      if (isCurrent) setState(reached ? 'online' : 'offline');
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  useEffect(() => {
    if (state !== 'offline') return;
    const again = () => void retry();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [state]);

  return { state, retry };
}
