import { useLiveEvents } from '@atrium/api-client/use-live-events';
import { Outlet } from 'react-router-dom';
import { HubFrame } from '../../features/vendor/components/hub-frame';
import { AreaTexts } from '../../shared/components/area-texts';

const areas = ['hub', 'errors'] as const;

/** Everything of a venue that may be seen without an account. */
export function Component() {
  useLiveEvents();
  return (
    <AreaTexts areas={areas}>
      <HubFrame>
        <Outlet />
      </HubFrame>
    </AreaTexts>
  );
}
