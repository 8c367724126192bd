import { StaffFrame } from '../../features/frame/components/staff-frame';
import { RequireStaff } from '../../features/session/components/require-staff';

export function Component() {
  return (
    <RequireStaff>
      <StaffFrame />
    </RequireStaff>
  );
}
