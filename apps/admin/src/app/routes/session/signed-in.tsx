import { useLiveEvents } from '@atrium/api-client/use-live-events';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { RequireStaff } from '../../../features/session/components/require-staff';
import { StaffFrame } from '../../../features/shell/components/staff-frame';
import { UnsavedGuard } from '../../../shared/components/unsaved-guard';
import { loadPickers } from '../../../shared/dates/load-pickers';

export function Component() {
  useLiveEvents();
  useIdlePreload(loadPickers);
  return (
    <RequireStaff>
      <UnsavedGuard>
        <StaffFrame />
      </UnsavedGuard>
    </RequireStaff>
  );
}
