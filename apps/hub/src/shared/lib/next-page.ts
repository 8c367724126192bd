import type { VendorPaths } from '../../paths';

const PARAMETER = 'next';

/** The address of a sign-in page that leads back to where the visitor was. */
export function withNextPage(page: string, next: string): string {
  return `${page}?${new URLSearchParams({ [PARAMETER]: next })}`;
}

/** Keeps the way back on the links between the sign-in pages. */
export function keepNextPage(page: string, search: string): string {
  const next = new URLSearchParams(search).get(PARAMETER);
  return next === null ? page : withNextPage(page, next);
}

/**
 * Where to go after signing in: the requested page if it belongs to this venue, otherwise the
 * overview. A foreign link must not send a freshly signed-in guest elsewhere.
 */
export function nextPage(search: string, paths: VendorPaths): string {
  const next = new URLSearchParams(search).get(PARAMETER);
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return paths.overview;
  const base = paths.overview.slice(0, -'overview'.length);
  return next.startsWith(base) ? next : paths.overview;
}
