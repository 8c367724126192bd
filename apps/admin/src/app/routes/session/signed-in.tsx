import { useLiveEvents } from '@atrium/api-client/use-live-events';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { RequireStaff } from '../../../features/session/components/require-staff';
import { StaffFrame } from '../../../features/shell/components/staff-frame';
import { loadPickers } from '../../../shared/dates/load-pickers';
import { UnsavedGuard } from '../../../shared/editing/unsaved-guard';

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
