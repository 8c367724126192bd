import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadChunk } from './load-chunk';

export interface LazyPage {
  (): ReactNode;
  /** Asks for the page's code before it is shown, so that it arrives together with its layouts'. */
  preload: () => Promise<unknown>;
}

/**
 * A page whose code arrives when it is needed. The nearest Suspense shows while it is on its way, the
 * nearest FailureBoundary when it does not arrive; another navigation tries again.
 * @param load answers a module that exports the page as `Component`
 */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>): LazyPage {
  let arriving: ReturnType<typeof load> | undefined;
  let failed = false;
  /** Key of the navigation that this page was last shown at. */
  let shownAt: string | undefined;

  const request = () => {
    arriving ??= loadChunk(load).catch((error: unknown) => {
      arriving = undefined;
      failed = true;
      throw error;
    });
    return arriving;
  };
  const attempt = () => lazy(async () => ({ default: (await request()).Component }));
  let Page = attempt();

  function ArrivingPage() {
    const { key } = useLocation();
    // React remembers a part that did not arrive for good; a later visit deserves another try.
    if (failed && shownAt !== key) {
      failed = false;
      Page = attempt();
    }
    shownAt = key;
    return createElement(Page);
  }
  return Object.assign(ArrivingPage, { preload: () => request().catch(() => undefined) });
}
