import { useParams } from 'react-router-dom';
import { GuestMessages } from '../../features/guest-messages/components/guest-messages';

export function Component() {
  const { guestId = '' } = useParams();
  return <GuestMessages guestId={guestId} />;
}
