import { MembershipTypesPage } from '../../../../features/settings/membership-types/components/types-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="membershipTypes.edit" part="memberships">
      <MembershipTypesPage />
    </Allowed>
  );
}
