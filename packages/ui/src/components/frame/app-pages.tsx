import { type ReactNode, Suspense } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { useScrollPosition } from '../../hooks/use-scroll-position';
import { preloadPage } from '../../lib/loading/page-route';
import { FailureBoundary } from '../states/failure-boundary';
import { PageFrame } from './page-frame';

interface Props {
  routes: RouteObject[];
  /** Shown while the first page's code is on its way; later ones replace the page before once they are there. */
  loading: ReactNode;
}

/** The page at the address, with what every page of every app has around it. */
export function AppPages({ routes, loading }: Props) {
  const location = useLocation();
  preloadPage(routes, location);
  const page = useRoutes(routes);
  useScrollPosition();
  return (
    <PageFrame>
      <FailureBoundary place={location.key}>
        <Suspense fallback={loading}>{page}</Suspense>
      </FailureBoundary>
    </PageFrame>
  );
}
