import { useLiveEvents } from '@atrium/api-client/use-live-events';
import { StaffFrame } from '../../features/frame/components/staff-frame';
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
