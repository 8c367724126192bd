import { useParams } from 'react-router-dom';
import { MembershipDetails } from '../../../features/guests/memberships/components/membership-details';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  const { guestId = '', membershipId = '' } = useParams();
  return (
    <Allowed nested part="memberships">
      <MembershipDetails key={membershipId} guestId={guestId} membershipId={membershipId} />
    </Allowed>
  );
}
