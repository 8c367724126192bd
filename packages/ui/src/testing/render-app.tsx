import { type ClientStore, createClientStore } from '@atrium/api-client/create-store';
import { type Audience, createClientContext } from '@atrium/api-client/session/client-context';
import { type MockRoutes, mockHttp, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { createI18n, type Loaders } from '@atrium/i18n/create-i18n';
import type { Language } from '@atrium/i18n/languages';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { AppRoot } from '../app/app-root';
import { GuardedRouter } from '../components/frame/guarded-router';

interface App {
  audience: Audience;
  loaders: Loaders;
  pages: ReactNode;
  /** What its every page asks for. */
  http?: MockRoutes;
  /** What it does before its first page. */
  start?: (store: ClientStore) => Promise<unknown>;
}

export interface RenderOptions {
  /** The network: what is neither in here nor asked for by every page fails as a broken connection. */
  http?: MockRoutes;
  language?: Language;
  /** Starts with a session, as after a reload by somebody signed in. */
  signedIn?: boolean;
}

/** Where the app is, and ways to go elsewhere that are not links of the page. */
const routerOf = (history: ReturnType<typeof createMemoryHistory>) => ({
  state: {
    get location() {
      return history.location;
    },
    get historyAction() {
      return history.action;
    },
  },
  async navigate(to: To | number, { replace = false, state }: NavigateOptions = {}) {
    if (typeof to === 'number') history.go(to);
    else if (replace) history.replace(to, state);
    else history.push(to, state);
  },
});

/** A whole app at an address, with its real store, router and texts; only the network is mocked. */
export async function renderApp(app: App, path: string, options: RenderOptions = {}) {
  const { http: mocked, language = 'en', signedIn = false } = options;
  const http = mockHttp({
    'POST /api/auth/refresh': () =>
      signedIn
        ? reply(200, { success: true, data: { accessToken: 'test-token' } })
        : refuse(401, 'REFRESH_TOKEN_INVALID'),
    ...app.http,
    ...mocked,
  });
  const i18n = await createI18n({ loaders: app.loaders, language, modules: [initReactI18next] });
  const store = createClientStore(
    createClientContext({ audience: app.audience, language: () => i18n.language }),
  );
  await app.start?.(store);
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const view = render(
    <AppRoot store={store} i18n={i18n}>
      <GuardedRouter history={history}>{app.pages}</GuardedRouter>
    </AppRoot>,
  );
  return { ...view, user: userEvent.setup(), store, router: routerOf(history), http, i18n };
}
