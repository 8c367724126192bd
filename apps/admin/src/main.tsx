import { createClientStore } from '@atrium/api-client/create-store';
import { createClientContext } from '@atrium/api-client/session/client-context';
import { restoreSession } from '@atrium/api-client/session/session-actions';
import { createI18n } from '@atrium/i18n/create-i18n';
import { startApp } from '@atrium/ui/app/start-app';
import { GuardedRouter } from '@atrium/ui/components/frame/guarded-router';
import { preloadPage } from '@atrium/ui/lib/loading/page-route';
import { initReactI18next } from 'react-i18next';
import { Pages, routes } from './app/router';
import { loaders, signInAreas, staffAreas } from './app/texts';
import { paths } from './paths';
import { chosenVenue } from './shared/access/chosen-venue';

startApp(async () => {
  preloadPage(routes, window.location);
  const isStaffPage = window.location.pathname.startsWith(paths.home);
  const i18n = await createI18n({
    loaders,
    first: isStaffPage ? [...signInAreas, ...staffAreas] : signInAreas,
    modules: [initReactI18next],
  });
  const store = createClientStore(
    createClientContext({
      audience: 'staff',
      language: () => i18n.language,
      workingVendor: chosenVenue(),
    }),
  );
  void store.dispatch(restoreSession());
  const pages = (
    <GuardedRouter>
      <Pages />
    </GuardedRouter>
  );
  return { store, i18n, children: pages };
});
