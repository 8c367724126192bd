import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageFrame } from './page-frame';

/** `PageFrame` around the routes of an app with the data router. */
export function AppFrame() {
  return (
    <PageFrame>
      <Outlet />
      <ScrollRestoration />
    </PageFrame>
  );
}
