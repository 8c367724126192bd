import { useParams } from 'react-router-dom';
import { GuestStays } from '../../features/stays/components/guest-stays';

export function Component() {
  const { guestId = '' } = useParams();
  return <GuestStays guestId={guestId} />;
}
