import { createClientStore } from '@atrium/api-client/create-store';
import { createClientContext } from '@atrium/api-client/session/client-context';
import { createI18n } from '@atrium/i18n/create-i18n';
import { startApp } from '@atrium/ui/app/start-app';
import { takeOver } from '@atrium/ui/lib/take-over';
import { initReactI18next } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { Pages, routes } from './app/router';
import { firstAreas, loaders } from './app/texts';
import { embeddedAddress } from './shared/embedding/address';

startApp(async () => {
  const i18n = await createI18n({ loaders, first: firstAreas, modules: [initReactI18next] });
  const store = createClientStore(
    createClientContext({ audience: 'guest', language: () => i18n.language }),
  );
  const address = embeddedAddress(window.location);
  if (address) {
    const { EmbeddedPages } = await import('./app/embedded-pages');
    return { store, i18n, isEmbedded: true, children: <EmbeddedPages address={address} /> };
  }
  const pages = (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  );
  return { store, i18n, children: pages };
}, takeOver(routes));
