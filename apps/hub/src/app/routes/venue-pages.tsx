import { useLiveEvents } from '@atrium/api-client/use-live-events';
import { Outlet } from 'react-router-dom';
import { HubFrame } from '../../features/vendor/components/hub-frame';

/** Everything of a venue that may be seen without an account. */
export function Component() {
  useLiveEvents();
  return (
    <HubFrame>
      <Outlet />
    </HubFrame>
  );
}
