import type { ClientContext, RefreshOutcome } from './client-context';

const LOCK = 'atrium-session-refresh';

/**
 * Refresh tokens rotate and a replayed one ends every session of the person, so two tabs must not
 * send the same cookie at once: the browser's lock lets the second tab wait and send the new one.
 */
async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  return await locks.request(LOCK, work);
}

function tokenIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return null;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('accessToken' in data)) return null;
  return typeof data.accessToken === 'string' ? data.accessToken : null;
}

/** The session a request is about, among those a browser may hold. */
export const sessionOf = ({ audience, vendor }: ClientContext) => ({ audience, vendor });

async function requestToken(context: ClientContext): Promise<RefreshOutcome> {
  const session = sessionOf(context);
  const response = await fetch(new URL('/api/auth/refresh', location.origin), {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': context.language(),
      'content-type': 'application/json',
    },
    body: JSON.stringify(session),
  });
  if (response.status >= 500) return 'unreachable';
  const token = response.ok ? tokenIn(await response.json()) : null;
  // An answer for a venue the person has left meanwhile is not used.
  if (session.vendor !== context.vendor) return 'unreachable';
  context.accessToken = token;
  return context.accessToken === null ? 'refused' : 'refreshed';
}

/** Gets a new access token for the refresh cookie. Concurrent callers share one request. */
export function refreshAccessToken(context: ClientContext): Promise<RefreshOutcome> {
  if (context.refreshing) return context.refreshing;
  const refreshing = oneTabAtATime(() => requestToken(context))
    .catch((): RefreshOutcome => 'unreachable')
    .finally(() => {
      if (context.refreshing === refreshing) context.refreshing = null;
    });
  context.refreshing = refreshing;
  return refreshing;
}
