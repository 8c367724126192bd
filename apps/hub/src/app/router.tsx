import { AppFrame } from '@atrium/ui/components/app-frame';
import { NotFoundPage } from '@atrium/ui/components/not-found-page';
import { RouteError } from '@atrium/ui/components/route-error';
import { lazyRoute } from '@atrium/ui/lib/lazy-route';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AddressVendorGate } from '../features/vendor/components/address-vendor-gate';
import { QuietLoading } from '../features/vendor/components/quiet-loading';
import { UnknownVendor } from '../features/vendor/components/unknown-vendor';
import { activatePath, guestResetPasswordPath } from '../paths';

/** The pages of one venue, wherever its part of the address begins. */
const venuePages: RouteObject[] = [
  { index: true, lazy: lazyRoute(() => import('./routes/login')) },
  { path: 'signup', lazy: lazyRoute(() => import('./routes/signup')) },
  { path: 'reset-password', lazy: lazyRoute(() => import('./routes/reset-password')) },
  {
    lazy: lazyRoute(() => import('./routes/venue-pages')),
    children: [
      { path: 'new-reservation', lazy: lazyRoute(() => import('./routes/new-reservation')) },
      { path: 'new-activity/:id', lazy: lazyRoute(() => import('./routes/new-activity')) },
      {
        lazy: lazyRoute(() => import('./routes/guest-pages')),
        children: [
          { path: 'overview', lazy: lazyRoute(() => import('./routes/overview')) },
          { path: 'activity/:id', lazy: lazyRoute(() => import('./routes/activity')) },
          { path: 'stays', lazy: lazyRoute(() => import('./routes/stays')) },
          { path: 'profile', lazy: lazyRoute(() => import('./routes/profile')) },
        ],
      },
    ],
  },
  { path: '*', element: <NotFoundPage /> },
];

export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <QuietLoading />,
    children: [
      { path: '/activity-hub', element: <UnknownVendor /> },
      { path: '/activity-hub/:vendor', element: <AddressVendorGate />, children: venuePages },
      {
        path: guestResetPasswordPath,
        lazy: lazyRoute(() => import('./routes/guest-reset-password')),
      },
      { path: activatePath, lazy: lazyRoute(() => import('./routes/activate')) },
      { path: '/', element: <AddressVendorGate />, children: venuePages },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(routes);
