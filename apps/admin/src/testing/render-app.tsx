import { restoreSession } from '@atrium/api-client/session/session-actions';
import { refuse } from '@atrium/api-client/testing/mock-http';
import { type RenderOptions, renderApp as render } from '@atrium/ui/testing/render-app';
import { Pages } from '../app/router';
import { staffLoaders } from '../app/staff-texts';
import { loaders } from '../app/texts';

const app = {
  audience: 'staff',
  loaders: { ...loaders, ...staffLoaders },
  pages: <Pages />,
  // No live events, and no coming back for them.
  http: { 'GET /api/v1/admin/events': () => refuse(403, 'FORBIDDEN') },
  start: (store) => store.dispatch(restoreSession()),
} satisfies Parameters<typeof render>[0];

/** This app at an address; only the network is mocked. */
export const renderApp = (path: string, options?: RenderOptions) => render(app, path, options);
