import { type RenderOptions, renderApp as render } from '@atrium/ui/testing/render-app';
import { Pages } from '../app/router';
import { loaders } from '../app/texts';

const routes = [{ path: '*', element: <Pages /> }];

/** This app at an address; only the network is mocked. */
export const renderApp = (path: string, options?: RenderOptions) =>
  render({ audience: 'guest', loaders, routes }, path, options);
