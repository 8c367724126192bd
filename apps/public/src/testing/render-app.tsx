import { type RenderOptions, renderApp as render } from '@atrium/ui/testing/render-app';
import { act } from '@testing-library/react';
import { Pages } from '../app/router';
import { loaders } from '../app/texts';

/**
 * This app at an address; only the network is mocked. Its pages wait for their texts while they are drawn, which
 * React's tests have to be awaited for.
 */
export const renderApp = (path: string, options?: RenderOptions) =>
  act(() => render({ audience: 'guest', loaders, pages: <Pages /> }, path, options));
