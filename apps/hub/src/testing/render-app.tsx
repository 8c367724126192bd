import { rememberLanguage } from '@atrium/i18n/language-choice';
import { type RenderOptions, renderApp as render } from '@atrium/ui/testing/render-app';
import { Pages } from '../app/router';
import { loaders } from '../app/texts';
import { venueRoutes } from './hub-routes';

/** This app at an address, at a venue; only the network is mocked. */
export function renderApp(path: string, options: RenderOptions = {}) {
  rememberLanguage(options.language ?? 'en');
  return render(
    { audience: 'guest', loaders, pages: <Pages />, http: venueRoutes() },
    path,
    options,
  );
}
