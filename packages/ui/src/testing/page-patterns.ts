import type { RouteObject } from 'react-router-dom';

/** Every path that an app's router has a page for, as react-router writes it: `/guests/:id`. */
export function pagePatterns(routes: readonly RouteObject[], parent = ''): string[] {
  const patterns = routes.flatMap((route) => {
    if (route.path === '*') return [];
    const path = [parent, route.path].join('/').split('/').filter(Boolean).join('/');
    const isPage = route.index === true || route.path !== undefined;
    return [...(isPage ? [`/${path}`] : []), ...pagePatterns(route.children ?? [], path)];
  });
  return [...new Set(patterns)].sort();
}
