import { Outlet } from 'react-router-dom';
import { RequireGuest } from '../../../features/vendor/components/require-guest';

/** A guest's own pages. */
export function Component() {
  return (
    <RequireGuest>
      <Outlet />
    </RequireGuest>
  );
}
