import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { ErrorPagePlace } from '../states/error-page';
import { FailureBoundary } from '../states/failure-boundary';
import { LoadingScreen } from '../states/loading-screen';

interface Props {
  /** Where a page that fails belongs. */
  frame?: ErrorPagePlace;
}

/** A layout's page: while it is on its way or fails, the layout stays. */
export function PageOutlet({ frame }: Props) {
  const { key } = useLocation();
  return (
    <FailureBoundary place={key} frame={frame}>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </FailureBoundary>
  );
}
