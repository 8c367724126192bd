import '@atrium/ui/theme/fonts';
import { generatedApi } from '@atrium/api-client/api';
import { createClientContext } from '@atrium/api-client/client-context';
import { createI18n } from '@atrium/i18n/create-i18n';
import { showStartFailure } from '@atrium/ui/lib/show-start-failure';
import { unregisterServiceWorkers } from '@atrium/ui/lib/unregister-service-workers';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from './app/providers';
import { isBeforeSignIn, Pages, preloadPage } from './app/router';
import { createAppStore } from './app/store';
import { firstAreas, loaders } from './app/texts';
import { vendorOfAddress } from './paths';

async function start(root: HTMLElement): Promise<void> {
  void unregisterServiceWorkers();
  preloadPage(window.location);
  const texts = createI18n({
    loaders,
    first: isBeforeSignIn(window.location) ? firstAreas : undefined,
    modules: [initReactI18next],
  });
  let language = document.documentElement.lang;
  const store = createAppStore(
    createClientContext({ audience: 'guest', language: () => language }),
  );
  // The venue's look is asked for while the texts are on their way, not after them.
  const vendor = vendorOfAddress(window.location);
  if (vendor) void store.dispatch(generatedApi.endpoints.getVendorBranding.initiate({ vendor }));
  const i18n = await texts;
  language = i18n.language;
  i18n.on('languageChanged', (next) => {
    language = next;
  });

  createRoot(root).render(
    <StrictMode>
      <Providers store={store} i18n={i18n}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) start(root).catch((error: unknown) => showStartFailure(root, error));
