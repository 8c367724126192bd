import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useRouteFocus } from '../hooks/use-route-focus';
import { SkipLink } from './skip-link';

/** What every page of every app has around it. */
export function AppFrame() {
  useRouteFocus();
  return (
    <>
      <SkipLink />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
