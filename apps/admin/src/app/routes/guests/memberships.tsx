import { useParams } from 'react-router-dom';
import { Memberships } from '../../../features/guests/memberships/components/memberships';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <Allowed nested part="memberships">
      <Memberships guestId={guestId} />
    </Allowed>
  );
}
