import { AppFrame } from '@atrium/ui/components/frame/app-frame';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { RouteError } from '@atrium/ui/components/states/route-error';
import { lazyRoute } from '@atrium/ui/lib/lazy-route';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../paths';

const login = lazyRoute(() => import('./routes/session/login'));

/** A guest's pages, below the card. */
const guestRoutes: RouteObject[] = [
  { index: true, lazy: lazyRoute(() => import('./routes/guests/bookings')) },
  { path: 'new_booking', lazy: lazyRoute(() => import('./routes/guests/new-booking')) },
  { path: 'memberships', lazy: lazyRoute(() => import('./routes/guests/memberships')) },
  {
    path: 'manage-membership/:membershipId',
    lazy: lazyRoute(() => import('./routes/guests/membership')),
  },
  { path: 'messages', lazy: lazyRoute(() => import('./routes/guests/messages')) },
  { path: 'auditLogs', lazy: lazyRoute(() => import('./routes/guests/audit-log')) },
  { path: 'stays', lazy: lazyRoute(() => import('./routes/guests/stays')) },
  { path: 'stays/new', lazy: lazyRoute(() => import('./routes/guests/new-stay')) },
  { path: 'stays/:stayId', lazy: lazyRoute(() => import('./routes/guests/stay')) },
  { path: 'passwordReset', lazy: lazyRoute(() => import('./routes/guests/password-reset')) },
];

/** How the venue is set up. */
const settingsRoutes: RouteObject[] = [
  { index: true, lazy: lazyRoute(() => import('./routes/settings/home')) },
  { path: 'services', lazy: lazyRoute(() => import('./routes/settings/services/services')) },
  { path: 'services/:id', lazy: lazyRoute(() => import('./routes/settings/services/service')) },
  { path: 'statuses', lazy: lazyRoute(() => import('./routes/settings/statuses')) },
  { path: 'segments', lazy: lazyRoute(() => import('./routes/settings/segments')) },
  { path: 'jobs', lazy: lazyRoute(() => import('./routes/settings/jobs')) },
  { path: 'themes', lazy: lazyRoute(() => import('./routes/settings/themes/themes')) },
  { path: 'themes/:id', lazy: lazyRoute(() => import('./routes/settings/themes/theme')) },
  {
    path: 'membership-types',
    lazy: lazyRoute(() => import('./routes/settings/membership-types/membership-types')),
  },
  {
    path: 'membership-types/:id',
    lazy: lazyRoute(() => import('./routes/settings/membership-types/membership-type')),
  },
  { path: 'packages', lazy: lazyRoute(() => import('./routes/settings/packages/packages')) },
  { path: 'packages/:id', lazy: lazyRoute(() => import('./routes/settings/packages/package')) },
  {
    path: 'message-templates',
    lazy: lazyRoute(() => import('./routes/settings/message-templates/message-templates')),
  },
  {
    path: 'message-templates/custom/:id',
    lazy: lazyRoute(() => import('./routes/settings/message-templates/custom-message')),
  },
  {
    path: 'message-templates/:kind/:language',
    lazy: lazyRoute(() => import('./routes/settings/message-templates/message-template')),
  },
  { path: 'vendor', lazy: lazyRoute(() => import('./routes/settings/venue')) },
  { path: 'modules', lazy: lazyRoute(() => import('./routes/settings/modules')) },
  { path: 'staff', lazy: lazyRoute(() => import('./routes/settings/staff')) },
  { path: 'vendors', lazy: lazyRoute(() => import('./routes/settings/venues')) },
  { path: 'auditLogs', lazy: lazyRoute(() => import('./routes/settings/audit-log')) },
];

/** Pages for signed-in staff. */
const staffRoutes: RouteObject[] = [
  { index: true, lazy: lazyRoute(() => import('./routes/dashboard')) },
  { path: 'dashboard', element: <Navigate to={paths.home} replace /> },
  { path: 'express_booking', lazy: lazyRoute(() => import('./routes/bookings/express')) },
  { path: 'register_arrival', lazy: lazyRoute(() => import('./routes/bookings/arrivals')) },
  { path: 'seating', lazy: lazyRoute(() => import('./routes/seating')) },
  { path: 'reports', lazy: lazyRoute(() => import('./routes/reports')) },
  { path: 'waiting_list', lazy: lazyRoute(() => import('./routes/bookings/waiting-list')) },
  { path: 'list_bookings', lazy: lazyRoute(() => import('./routes/bookings/list')) },
  { path: 'reservations/:id', lazy: lazyRoute(() => import('./routes/bookings/detail')) },
  { path: 'search/:params?', lazy: lazyRoute(() => import('./routes/guests/search')) },
  {
    path: 'guests/:guestId',
    lazy: lazyRoute(() => import('./routes/guests/card')),
    children: guestRoutes,
  },
  { path: 'duplicates', lazy: lazyRoute(() => import('./routes/guests/duplicates')) },
  { path: 'duplicates/:kept/:merged', lazy: lazyRoute(() => import('./routes/guests/merge')) },
  { path: 'reviews', lazy: lazyRoute(() => import('./routes/reviews')) },
  { path: 'optout', lazy: lazyRoute(() => import('./routes/opt-outs')) },
  { path: 'import', lazy: lazyRoute(() => import('./routes/import-export')) },
  { path: 'customer/:customerId', lazy: lazyRoute(() => import('./routes/guests/customer')) },
  { path: 'wip', lazy: lazyRoute(() => import('./routes/modules-overview')) },
  {
    path: 'settings',
    lazy: lazyRoute(() => import('./routes/settings/layout')),
    children: settingsRoutes,
  },
  { path: 'new_password', lazy: lazyRoute(() => import('./routes/session/new-password')) },
  { path: '*', lazy: lazyRoute(() => import('./routes/not-found')) },
];

/** Pages are loaded lazily, so that each loads only what it needs. */
export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingScreen fullScreen />,
    children: [
      { path: 'login/:vendor?', lazy: login },
      { path: 'dinside/:vendor?', lazy: login },
      { path: 'reset-password', lazy: lazyRoute(() => import('./routes/session/reset-password')) },
      {
        path: 'admin',
        lazy: lazyRoute(() => import('./routes/session/signed-in')),
        children: [{ errorElement: <RouteError />, children: staffRoutes }],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(routes);
