import { createClientStore } from '@atrium/api-client/create-store';
import { generatedApi } from '@atrium/api-client/hub';
import { createClientContext } from '@atrium/api-client/session/client-context';
import { createI18n } from '@atrium/i18n/create-i18n';
import { startApp } from '@atrium/ui/app/start-app';
import { GuardedRouter } from '@atrium/ui/components/frame/guarded-router';
import { preloadPage } from '@atrium/ui/lib/loading/page-route';
import { initReactI18next } from 'react-i18next';
import { isBeforeSignIn, Pages, routes } from './app/router';
import { firstAreas, loaders } from './app/texts';
import { vendorOfAddress } from './paths';

startApp(async () => {
  preloadPage(routes, window.location);
  const texts = createI18n({
    loaders,
    first: isBeforeSignIn(window.location) ? firstAreas : undefined,
    modules: [initReactI18next],
  });
  let language = document.documentElement.lang;
  const store = createClientStore(
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
  const pages = (
    <GuardedRouter>
      <Pages />
    </GuardedRouter>
  );
  return { store, i18n, children: pages };
});
