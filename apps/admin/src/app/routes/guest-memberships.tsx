import { useParams } from 'react-router-dom';
import { Memberships } from '../../features/memberships/components/memberships';

export function Component() {
  const { guestId = '' } = useParams();
  return <Memberships guestId={guestId} />;
}
