import { PageFrame } from '@atrium/ui/components/frame/page-frame';
import { FailureBoundary } from '@atrium/ui/components/states/failure-boundary';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { useScrollPosition } from '@atrium/ui/hooks/use-scroll-position';
import { pageRoute, preloadPage } from '@atrium/ui/lib/page-route';
import { Suspense } from 'react';
import { Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { SiteLayout } from '../features/frame/components/site-layout';

/** The product's header stays while a page below it is on its way or fails. */
function SitePages() {
  const { key } = useLocation();
  return (
    <SiteLayout>
      <FailureBoundary place={key}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </FailureBoundary>
    </SiteLayout>
  );
}

export const routes: RouteObject[] = [
  // a venue's own pages, without the product's header around them
  pageRoute({ path: 'rating/:bookingId/:rating' }, () => import('./routes/rating')),
  pageRoute({ path: 'opt_out/:vendorId' }, () => import('./routes/opt-out')),
  {
    element: <SitePages />,
    children: [
      pageRoute({ index: true }, () => import('./routes/home')),
      pageRoute({ path: 'about' }, () => import('./routes/about')),
      pageRoute({ path: 'minside' }, () => import('./routes/find-venue')),
      pageRoute({ path: 'minside/:vendorName/:location?' }, () => import('./routes/venue')),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** The pages. They need neither loaders nor blockers, so they do without the data router: 16 KB. */
export function Pages() {
  const location = useLocation();
  preloadPage(routes, location);
  const page = useRoutes(routes);
  useScrollPosition();
  return (
    <PageFrame>
      <FailureBoundary place={location.key}>
        <Suspense fallback={<LoadingScreen fullScreen />}>{page}</Suspense>
      </FailureBoundary>
    </PageFrame>
  );
}
