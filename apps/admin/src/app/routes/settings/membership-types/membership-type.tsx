import { useParams } from 'react-router-dom';
import { MembershipTypePage } from '../../../../features/settings/membership-types/components/type-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed permission="membershipTypes.edit" part="memberships">
      <MembershipTypePage typeId={id} />
    </Allowed>
  );
}
