import { type RenderOptions, renderApp as render } from '@atrium/ui/testing/render-app';
import { Pages } from '../app/router';
import { loaders } from '../app/texts';

/** This app at an address; only the network is mocked. */
export const renderApp = (path: string, options?: RenderOptions) =>
  render({ audience: 'guest', loaders, pages: <Pages /> }, path, options);
