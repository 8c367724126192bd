import { useParams } from 'react-router-dom';
import { MembershipDetails } from '../../features/memberships/components/membership-details';

export function Component() {
  const { guestId = '', membershipId = '' } = useParams();
  return <MembershipDetails guestId={guestId} membershipId={membershipId} />;
}
