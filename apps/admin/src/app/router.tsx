import { AppFrame } from '@atrium/ui/components/app-frame';
import { LoadingScreen } from '@atrium/ui/components/loading-screen';
import { NotFoundPage } from '@atrium/ui/components/not-found-page';
import { RouteError } from '@atrium/ui/components/route-error';
import { lazyRoute } from '@atrium/ui/lib/lazy-route';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../paths';

const login = lazyRoute(() => import('./routes/login'));

/** What belongs to a guest, below the card. */
const guestRoutes: RouteObject[] = [
  { index: true, lazy: lazyRoute(() => import('./routes/guest-reservations')) },
  { path: 'new_booking', lazy: lazyRoute(() => import('./routes/guest-new-booking')) },
  { path: 'memberships', lazy: lazyRoute(() => import('./routes/guest-memberships')) },
  {
    path: 'manage-membership/:membershipId',
    lazy: lazyRoute(() => import('./routes/guest-membership')),
  },
  { path: 'messages', lazy: lazyRoute(() => import('./routes/guest-messages')) },
  { path: 'auditLogs', lazy: lazyRoute(() => import('./routes/guest-audit-logs')) },
  { path: 'stays', lazy: lazyRoute(() => import('./routes/guest-stays')) },
  { path: 'stays/new', lazy: lazyRoute(() => import('./routes/guest-new-stay')) },
  { path: 'stays/:stayId', lazy: lazyRoute(() => import('./routes/guest-stay')) },
  { path: 'passwordReset', lazy: lazyRoute(() => import('./routes/guest-password-reset')) },
];

/** How the venue is set up. */
const settingsRoutes: RouteObject[] = [
  { index: true, lazy: lazyRoute(() => import('./routes/settings-home')) },
  { path: 'services', lazy: lazyRoute(() => import('./routes/settings-services')) },
  { path: 'services/:id', lazy: lazyRoute(() => import('./routes/settings-service')) },
  { path: 'statuses', lazy: lazyRoute(() => import('./routes/settings-statuses')) },
  { path: 'segments', lazy: lazyRoute(() => import('./routes/settings-segments')) },
  { path: 'themes', lazy: lazyRoute(() => import('./routes/settings-themes')) },
  { path: 'themes/:id', lazy: lazyRoute(() => import('./routes/settings-theme')) },
  {
    path: 'membership-types',
    lazy: lazyRoute(() => import('./routes/settings-membership-types')),
  },
  {
    path: 'membership-types/:id',
    lazy: lazyRoute(() => import('./routes/settings-membership-type')),
  },
  { path: 'packages', lazy: lazyRoute(() => import('./routes/settings-packages')) },
  { path: 'packages/:id', lazy: lazyRoute(() => import('./routes/settings-package')) },
  { path: 'message-templates', lazy: lazyRoute(() => import('./routes/settings-messages')) },
  {
    path: 'message-templates/custom/:id',
    lazy: lazyRoute(() => import('./routes/settings-custom-message')),
  },
  {
    path: 'message-templates/:kind/:language',
    lazy: lazyRoute(() => import('./routes/settings-message')),
  },
  { path: 'vendor', lazy: lazyRoute(() => import('./routes/settings-vendor')) },
  { path: 'modules', lazy: lazyRoute(() => import('./routes/settings-modules')) },
  { path: 'staff', lazy: lazyRoute(() => import('./routes/settings-staff')) },
  { path: 'vendors', lazy: lazyRoute(() => import('./routes/settings-vendors')) },
  { path: 'auditLogs', lazy: lazyRoute(() => import('./routes/settings-audit-logs')) },
];

/** The pages of whoever is signed in. */
const staffRoutes: RouteObject[] = [
  { index: true, lazy: lazyRoute(() => import('./routes/today')) },
  { path: 'dashboard', element: <Navigate to={paths.home} replace /> },
  { path: 'express_booking', lazy: lazyRoute(() => import('./routes/express-booking')) },
  { path: 'register_arrival', lazy: lazyRoute(() => import('./routes/register-arrival')) },
  { path: 'reports', lazy: lazyRoute(() => import('./routes/reports')) },
  { path: 'waiting_list', lazy: lazyRoute(() => import('./routes/waiting-list')) },
  { path: 'list_bookings', lazy: lazyRoute(() => import('./routes/list-bookings')) },
  { path: 'reservations/:id', lazy: lazyRoute(() => import('./routes/reservation')) },
  { path: 'search/:params?', lazy: lazyRoute(() => import('./routes/search')) },
  {
    path: 'guests/:guestId',
    lazy: lazyRoute(() => import('./routes/guest')),
    children: guestRoutes,
  },
  { path: 'duplicates', lazy: lazyRoute(() => import('./routes/duplicates')) },
  { path: 'duplicates/:kept/:merged', lazy: lazyRoute(() => import('./routes/merge-guests')) },
  { path: 'reviews', lazy: lazyRoute(() => import('./routes/reviews')) },
  { path: 'optout', lazy: lazyRoute(() => import('./routes/opt-out')) },
  { path: 'import', lazy: lazyRoute(() => import('./routes/import')) },
  { path: 'customer/:customerId', lazy: lazyRoute(() => import('./routes/customer')) },
  { path: 'wip', lazy: lazyRoute(() => import('./routes/wip')) },
  {
    path: 'settings',
    lazy: lazyRoute(() => import('./routes/settings')),
    children: settingsRoutes,
  },
  { path: 'new_password', lazy: lazyRoute(() => import('./routes/new-password')) },
];

/** Pages are loaded lazily, so that each brings only what it needs. */
export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingScreen fullScreen />,
    children: [
      { path: 'login/:vendor?', lazy: login },
      { path: 'dinside/:vendor?', lazy: login },
      { path: 'reset-password', lazy: lazyRoute(() => import('./routes/reset-password')) },
      {
        path: 'admin',
        lazy: lazyRoute(() => import('./routes/signed-in')),
        children: [{ errorElement: <RouteError />, children: staffRoutes }],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(routes);
