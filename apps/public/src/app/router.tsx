import { AppFrame } from '@atrium/ui/components/frame/app-frame';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { RouteError } from '@atrium/ui/components/states/route-error';
import { lazyRoute } from '@atrium/ui/lib/lazy-route';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { SiteLayout } from '../features/frame/components/site-layout';

export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingScreen fullScreen />,
    children: [
      // a venue's own pages, without the product's header around them
      {
        path: 'rating/:bookingId/:rating',
        errorElement: <RouteError />,
        lazy: lazyRoute(() => import('./routes/rating')),
      },
      {
        path: 'opt_out/:vendorId',
        errorElement: <RouteError />,
        lazy: lazyRoute(() => import('./routes/opt-out')),
      },
      {
        element: <SiteLayout />,
        children: [
          {
            errorElement: <RouteError />,
            children: [
              { index: true, lazy: lazyRoute(() => import('./routes/home')) },
              { path: 'about', lazy: lazyRoute(() => import('./routes/about')) },
              { path: 'minside', lazy: lazyRoute(() => import('./routes/find-venue')) },
              {
                path: 'minside/:vendorName/:location?',
                lazy: lazyRoute(() => import('./routes/venue')),
              },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(routes);
