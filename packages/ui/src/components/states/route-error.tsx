import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { FailurePage } from './failure-page';
import { NotFoundPage } from './not-found-page';

/** What a route of the data router shows when it, its data or its code failed. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <FailurePage error={error} />;
}
