import { AppFrame } from '@atrium/ui/components/app-frame';
import { LoadingScreen } from '@atrium/ui/components/loading-screen';
import { NotFoundPage } from '@atrium/ui/components/not-found-page';
import { RouteError } from '@atrium/ui/components/route-error';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';

/** Pages are loaded lazily: `lazy: lazyRoute(() => import('./routes/stays'))`. */
export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingScreen fullScreen />,
    children: [{ path: '*', element: <NotFoundPage /> }],
  },
];

export const createAppRouter = () => createBrowserRouter(routes);
