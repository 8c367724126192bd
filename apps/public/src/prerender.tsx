import { text } from 'node:stream/consumers';
import { createClientStore } from '@atrium/api-client/create-store';
import { createClientContext } from '@atrium/api-client/session/client-context';
import { createI18n } from '@atrium/i18n/create-i18n';
import type { Language } from '@atrium/i18n/languages';
import { AppRoot } from '@atrium/ui/app/app-root';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { Pages } from './app/router';
import { loaders } from './app/texts';
import { LeavesRoom } from './features/edited/lib/places';
import { cacheOfPage } from './shared/styles-of-page';
import { type PageHead, PageHeadListener } from './shared/use-page-head';

export { languageInfo, languages } from '@atrium/i18n/languages';
export { headLinks } from '@atrium/rules/site/head-links';
export { routes } from './app/router';
export { linkedData } from './shared/structured-data';

export interface DrawnPage {
  /** What the app draws into `#root`. */
  body: string;
  /** The styles of what is drawn, as tags. */
  styles: string;
  /** Undefined where the page says nothing of itself: the one for addresses that do not exist. */
  head: PageHead | undefined;
}

/**
 * A page as a visitor sees it before anything was fetched; called by the build, in Node.
 * @param leavesRoom whether it is the frame of the pages that a system administrator writes
 */
export async function drawPage(
  path: string,
  language: Language,
  leavesRoom = false,
): Promise<DrawnPage> {
  const i18n = await createI18n({ loaders, language, modules: [initReactI18next] });
  const store = createClientStore(
    createClientContext({ audience: 'guest', language: () => language }),
  );
  const cache = cacheOfPage();
  let head: PageHead | undefined;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <PageHeadListener
          value={(said) => {
            head = said;
          }}
        >
          <AppRoot store={store} i18n={i18n}>
            <LeavesRoom value={leavesRoom}>
              <StaticRouter location={path}>
                <Pages />
              </StaticRouter>
            </LeavesRoom>
          </AppRoot>
        </PageHeadListener>
      </CacheProvider>
    </StrictMode>,
    // React would move large parts behind scripts, which our Content-Security-Policy does not run
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { body: await text(prelude), styles: cache.tags(), head };
}
