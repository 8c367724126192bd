import type { Language } from '@atrium/i18n/languages';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import { preparePage } from './loading/page-route';

/**
 * Hydrates the page that the build drew, if this visitor would see the same: in their language, and without a
 * query or hash, which the build knew nothing of. Any other page is rendered again. The page's code and content are
 * loaded first: if something above it changes, React discards a drawn part that it still has to wait for.
 */
export const takeOver =
  (routes: RouteObject[]) =>
  async (root: HTMLElement, app: ReactNode, language: string): Promise<void> => {
    const { hash, pathname, search } = window.location;
    const asked = [...new URLSearchParams(search).keys()].filter((name) => name !== 'lang');
    if (root.dataset.drawnIn !== language || hash || asked.length > 0) {
      createRoot(root).render(app);
      return;
    }
    await preparePage(routes, { pathname, language: language as Language });
    hydrateRoot(root, app);
  };
