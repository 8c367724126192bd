import '@atrium/ui/theme/fonts';
import { createClientContext } from '@atrium/api-client/client-context';
import { restoreSession } from '@atrium/api-client/session-actions';
import { createI18n } from '@atrium/i18n/create-i18n';
import { showStartFailure } from '@atrium/ui/lib/show-start-failure';
import { unregisterServiceWorkers } from '@atrium/ui/lib/unregister-service-workers';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers';
import { createAppRouter } from './app/router';
import { createAppStore } from './app/store';
import { firstAreas, loaders } from './app/texts';

async function start(root: HTMLElement): Promise<void> {
  void unregisterServiceWorkers();
  const i18n = await createI18n({ loaders, first: firstAreas, modules: [initReactI18next] });
  const context = createClientContext({ audience: 'staff', language: () => i18n.language });
  const store = createAppStore(context);
  void store.dispatch(restoreSession());

  createRoot(root).render(
    <StrictMode>
      <Providers store={store} i18n={i18n}>
        <RouterProvider router={createAppRouter()} />
      </Providers>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) start(root).catch((error: unknown) => showStartFailure(root, error));
