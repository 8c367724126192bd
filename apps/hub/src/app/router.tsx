import { addAreas } from '@atrium/i18n/create-i18n';
import { PageFrame } from '@atrium/ui/components/frame/page-frame';
import { FailureBoundary } from '@atrium/ui/components/states/failure-boundary';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { useScrollPosition } from '@atrium/ui/hooks/use-scroll-position';
import { lazyPage } from '@atrium/ui/lib/lazy-page';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { AddressVendorGate } from '../features/vendor/components/address-vendor-gate';
import { QuietLoading } from '../features/vendor/components/quiet-loading';
import { activatePath, confirmEmailPath, guestResetPasswordPath } from '../paths';

type Load = Parameters<typeof lazyPage>[0];

/** A route whose page is loaded when needed; `handle` preloads it. */
function route(place: { path?: string; index?: true }, load: Load, children?: RouteObject[]) {
  const Page = lazyPage(load);
  const lazily = { element: <Page />, handle: Page.preload };
  return place.index ? { index: true, ...lazily } : { path: place.path, children, ...lazily };
}

/** The pages with the venue's header and the guest's tabs. */
const inFrame = route({}, () => import('./routes/venue-pages'), [
  route({ path: 'new-reservation' }, () => import('./routes/booking/new-reservation')),
  route({ path: 'new-activity/:id' }, () => import('./routes/booking/new-activity')),
  route({}, () => import('./routes/guest/guest-pages'), [
    route({ path: 'overview' }, () => import('./routes/guest/overview')),
    route({ path: 'activity/:id' }, () => import('./routes/guest/activity')),
    route({ path: 'stays' }, () => import('./routes/guest/stays')),
    route({ path: 'membership' }, () => import('./routes/guest/membership')),
    route({ path: 'profile' }, () => import('./routes/guest/profile')),
  ]),
]);

/** A venue's pages, wherever its addresses begin. */
const venuePages: RouteObject[] = [
  route({ index: true }, () => import('./routes/account/login')),
  route({ path: 'signup' }, () => import('./routes/account/signup')),
  route({ path: 'reset-password' }, () => import('./routes/account/reset-password')),
  inFrame,
  { path: '*', element: <NotFoundPage /> },
];

export const routes: RouteObject[] = [
  route({ path: '/activity-hub' }, () => import('./routes/no-vendor')),
  { path: '/activity-hub/:vendor', element: <AddressVendorGate />, children: venuePages },
  route({ path: guestResetPasswordPath }, () => import('./routes/account/guest-reset-password')),
  route({ path: confirmEmailPath }, () => import('./routes/account/confirm-email')),
  route({ path: activatePath }, () => import('./routes/account/activate')),
  { path: '/', element: <AddressVendorGate />, children: venuePages },
];

/** Whether a page needs no more than the first text areas. */
export const isBeforeSignIn = (address: { pathname: string }): boolean =>
  !matchRoutes(routes, address)?.some((match) => match.route === inFrame);

/** Loads a page's code together with everything around it, rather than one after another. */
export function preloadPage(address: { pathname: string }): void {
  for (const match of matchRoutes(routes, address) ?? []) {
    const preload: unknown = match.route.handle;
    if (typeof preload === 'function') preload();
  }
}

/** The routes. The data router is not used: it would weigh half as much as this app's own code. */
export function Pages() {
  const location = useLocation();
  preloadPage(location);
  const page = useRoutes(routes);
  useScrollPosition();
  const { i18n } = useTranslation();
  // The texts of failures must be there before the connection breaks.
  useIdlePreload(useCallback(() => addAreas(i18n, ['errors', 'hub']), [i18n]));
  return (
    <PageFrame>
      <FailureBoundary place={location.key}>
        <Suspense fallback={<QuietLoading />}>{page}</Suspense>
      </FailureBoundary>
    </PageFrame>
  );
}
