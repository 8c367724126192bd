import { useLiveEvents } from '@atrium/api-client/live/use-live-events';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { Outlet } from 'react-router-dom';
import { HubFrame } from '../../features/vendor/components/hub-frame';

const areas = ['hub', 'errors'] as const;

/** A venue's pages that need no account. */
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
