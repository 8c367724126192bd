import { createClientContext } from '@atrium/api-client/client-context';
import { type MockRoutes, mockHttp, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { createI18n } from '@atrium/i18n/create-i18n';
import { rememberLanguage } from '@atrium/i18n/language-choice';
import type { Language } from '@atrium/i18n/languages';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers';
import { Pages } from '../app/router';
import { createAppStore } from '../app/store';
import { loaders } from '../app/texts';
import { venueRoutes } from './hub-routes';

interface Options {
  /** The network beside the venue and the session: what is not in here fails as a broken connection. */
  http?: MockRoutes;
  language?: Language;
  /** Starts with a session, as after a reload by somebody signed in. */
  signedIn?: boolean;
}

/** The whole app at an address, with its real store, router and texts; only the network is mocked. */
export async function renderApp(path: string, options: Options = {}) {
  const { http: mocked = {}, language = 'en', signedIn = false } = options;
  const http = mockHttp({
    'POST /api/auth/refresh': () =>
      signedIn
        ? reply(200, { success: true, data: { accessToken: 'test-token' } })
        : refuse(401, 'REFRESH_TOKEN_INVALID'),
    ...venueRoutes(),
    ...mocked,
  });
  rememberLanguage(language);
  const i18n = await createI18n({ loaders, language, modules: [initReactI18next] });
  const context = createClientContext({ audience: 'guest', language: () => i18n.language });
  const store = createAppStore(context);
  const router = createMemoryRouter([{ path: '*', element: <Pages /> }], {
    initialEntries: [path],
  });
  const view = render(
    <Providers store={store} i18n={i18n}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, user: userEvent.setup(), store, router, http, i18n };
}
