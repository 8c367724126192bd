import { addAreas } from '@atrium/i18n/create-i18n';
import { AppPages } from '@atrium/ui/components/frame/app-pages';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { pageRoute } from '@atrium/ui/lib/loading/page-route';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { AddressVendorGate } from '../features/vendor/components/address-vendor-gate';
import { QuietLoading } from '../features/vendor/components/quiet-loading';
import { activatePath, confirmEmailPath, guestResetPasswordPath } from '../paths';
import { loadOverview, loadVenuePages } from './overview-pages';

/** The pages with the venue's header and the guest's tabs. */
const inFrame = pageRoute({}, loadVenuePages, [
  pageRoute({ path: 'new-reservation' }, () => import('./routes/booking/new-reservation')),
  pageRoute({ path: 'discover/:id' }, () => import('./routes/booking/discover')),
  pageRoute({ path: 'new-activity/:id' }, () => import('./routes/booking/new-activity')),
  pageRoute({ path: 'new-treatment/:id' }, () => import('./routes/booking/new-treatment')),
  pageRoute({ path: 'new-journey' }, () => import('./routes/booking/new-journey')),
  pageRoute({}, () => import('./routes/guest/guest-pages'), [
    pageRoute({ path: 'overview' }, loadOverview),
    pageRoute({ path: 'payment_success' }, () => import('./routes/booking/payment')),
    pageRoute({ path: 'activity/:id' }, () => import('./routes/guest/activity')),
    pageRoute({ path: 'treatment/:id' }, () => import('./routes/guest/treatment')),
    pageRoute({ path: 'journey/:id' }, () => import('./routes/guest/journey')),
    pageRoute({ path: 'buy/:kind/:id' }, () => import('./routes/guest/buy')),
    pageRoute({ path: 'stays' }, () => import('./routes/guest/stays')),
    pageRoute({ path: 'membership' }, () => import('./routes/guest/membership')),
    pageRoute({ path: 'profile' }, () => import('./routes/guest/profile')),
  ]),
]);

/** A venue's pages, wherever its addresses begin. */
const venuePages: RouteObject[] = [
  pageRoute({ index: true }, () => import('./routes/account/login')),
  pageRoute({ path: 'signup' }, () => import('./routes/account/signup')),
  pageRoute({ path: 'reset-password' }, () => import('./routes/account/reset-password')),
  pageRoute({ path: 'intake/:token' }, () => import('./routes/intake')),
  pageRoute({ path: 'pay/:token' }, () => import('./routes/pay')),
  inFrame,
  { path: '*', element: <NotFoundPage /> },
];

export const routes: RouteObject[] = [
  pageRoute({ path: '/activity-hub' }, () => import('./routes/no-vendor')),
  { path: '/activity-hub/:vendor', element: <AddressVendorGate />, children: venuePages },
  pageRoute(
    { path: guestResetPasswordPath },
    () => import('./routes/account/guest-reset-password'),
  ),
  pageRoute({ path: confirmEmailPath }, () => import('./routes/account/confirm-email')),
  pageRoute({ path: activatePath }, () => import('./routes/account/activate')),
  { path: '/', element: <AddressVendorGate />, children: venuePages },
];

/** Whether a page needs no more than the first text areas. */
export const isBeforeSignIn = (address: { pathname: string }): boolean =>
  !matchRoutes(routes, address)?.some((match) => match.route === inFrame);

export function Pages() {
  const { i18n } = useTranslation();
  // The texts of failures must be there before the connection breaks.
  useIdlePreload(useCallback(() => addAreas(i18n, ['errors', 'hub']), [i18n]));
  return <AppPages routes={routes} loading={<QuietLoading />} />;
}
