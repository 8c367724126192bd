import { useLiveEvents } from '@atrium/api-client/live/use-live-events';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { Suspense } from 'react';
import { RequireStaff } from '../../../features/session/components/require-staff';
import { StaffFrame } from '../../../features/shell/components/staff-frame';
import { loadPickers } from '../../../shared/dates/load-pickers';
import { staffAreas } from '../../texts';

export function Component() {
  useLiveEvents();
  useIdlePreload(loadPickers);
  return (
    <Suspense fallback={<LoadingScreen fullScreen />}>
      <AreaTexts areas={staffAreas}>
        <RequireStaff>
          <StaffFrame />
        </RequireStaff>
      </AreaTexts>
    </Suspense>
  );
}
