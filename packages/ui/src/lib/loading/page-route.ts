import { createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { lazyPage, type PageCode, type Visit } from './lazy-page';

type Load = Parameters<typeof lazyPage>[0];

/** A route whose page arrives when it is needed; `handle` asks for it beforehand. */
export function pageRoute(
  place: { path?: string; index?: true },
  load: Load,
  children?: RouteObject[],
): RouteObject {
  const Page = lazyPage(load);
  const lazily = { element: createElement(Page), handle: Page.preload };
  return place.index ? { index: true, ...lazily } : { path: place.path, children, ...lazily };
}

/** Loads a page's code together with everything around it, rather than one after another. */
export function preloadPage(
  routes: RouteObject[],
  address: { pathname: string },
): (Promise<PageCode | undefined> | undefined)[] {
  return (matchRoutes(routes, address) ?? []).map(({ route }) => route.handle?.());
}

/** Also fetches what the page needs to be drawn. If something does not arrive, the page itself says so. */
export async function preparePage(routes: RouteObject[], visit: Visit): Promise<void> {
  const codes = preloadPage(routes, visit);
  await Promise.allSettled(codes.map(async (code) => (await code)?.prepare?.(visit)));
}
