import { StaffPage } from '../../../features/settings/staff/components/staff-page';
import { Allowed } from '../../../shared/components/allowed';

export function Component() {
  return (
    <Allowed permission="staff.edit">
      <StaffPage />
    </Allowed>
  );
}
