import { createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { lazyPage } from './lazy-page';

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
export function preloadPage(routes: RouteObject[], address: { pathname: string }): void {
  for (const match of matchRoutes(routes, address) ?? []) {
    const preload: unknown = match.route.handle;
    if (typeof preload === 'function') preload();
  }
}
