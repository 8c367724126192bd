import { StaffFrame } from '../../features/frame/components/staff-frame';
import { useLiveEvents } from '../../features/live/hooks/use-live-events';
import { RequireStaff } from '../../features/session/components/require-staff';
import { UnsavedGuard } from '../../shared/components/unsaved-guard';

export function Component() {
  useLiveEvents();
  return (
    <RequireStaff>
      <UnsavedGuard>
        <StaffFrame />
      </UnsavedGuard>
    </RequireStaff>
  );
}
