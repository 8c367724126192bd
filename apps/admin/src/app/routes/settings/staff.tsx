import { StaffPage } from '../../../features/settings/staff/components/staff-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="staff.edit">
      <StaffPage />
    </Allowed>
  );
}
