import type { Language } from '@atrium/i18n/languages';
import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadChunk } from './load-chunk';

/** What a page's file exports. */
export interface PageCode {
  Component: ComponentType;
  /** Fetches what the page needs to be drawn, for one that the build has already drawn. */
  prepare?: (visit: Visit) => Promise<unknown>;
}

export interface Visit {
  pathname: string;
  language: Language;
}

export interface LazyPage {
  (): ReactNode;
  /** Asks for the page's code before it is shown, so that it arrives together with its layouts'. */
  preload: () => Promise<PageCode | undefined>;
}

/**
 * A page whose code arrives when it is needed. The nearest Suspense shows while it is on its way, the
 * nearest FailureBoundary when it does not arrive; another navigation tries again.
 * @param load answers a module that exports the page as `Component`
 */
export function lazyPage(load: () => Promise<PageCode>): LazyPage {
  let arriving: Promise<PageCode> | undefined;
  let arrived: PageCode | undefined;
  let failed = false;
  /** Key of the navigation that this page was last shown at. */
  let shownAt: string | undefined;

  const request = () => {
    arriving ??= loadChunk(load).then(
      (code) => {
        arrived = code;
        return code;
      },
      (error: unknown) => {
        arriving = undefined;
        failed = true;
        throw error;
      },
    );
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
    // code that has arrived is not waited for: a drawn page would be discarded meanwhile
    const [atOnce] = useState(() => arrived?.Component);
    return createElement(atOnce ?? Page);
  }
  return Object.assign(ArrivingPage, { preload: () => request().catch(() => undefined) });
}
