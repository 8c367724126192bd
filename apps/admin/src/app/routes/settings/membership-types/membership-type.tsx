import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { MembershipTypePage } from '../../../../features/settings/membership-types/components/type-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed permission="membershipTypes.edit" part="memberships">
      <AreaTexts areas={['pictures']}>
        <MembershipTypePage typeId={id} />
      </AreaTexts>
    </Allowed>
  );
}
