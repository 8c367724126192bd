import type { VendorPaths } from '../../paths';

const PARAMETER = 'next';

/** An address of a sign-in page that leads back to where the visitor was. */
export function withNextPage(page: string, next: string): string {
  return `${page}?${new URLSearchParams({ [PARAMETER]: next })}`;
}

/** Keeps the way back on the links between the sign-in pages. */
export function keepNextPage(page: string, search: string): string {
  const next = new URLSearchParams(search).get(PARAMETER);
  return next === null ? page : withNextPage(page, next);
}

/**
 * Where to go after signing in: the page asked for when it is one of this venue's, the overview
 * otherwise. A link from elsewhere must not send a freshly signed-in guest to a foreign page.
 */
export function nextPage(search: string, paths: VendorPaths): string {
  const next = new URLSearchParams(search).get(PARAMETER);
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return paths.overview;
  const base = paths.overview.slice(0, -'overview'.length);
  return next.startsWith(base) ? next : paths.overview;
}
