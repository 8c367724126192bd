/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Whether the server answers at all, whatever it says. A browser knows only of its own network: it
 * may be online in a train whose connection leads nowhere.
 */
export async function reachServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}
