import { useParams } from 'react-router-dom';
import { GuestMessages } from '../../../features/guests/messages/components/guest-messages';

export function Component() {
  const { guestId = '' } = useParams();
  return <GuestMessages guestId={guestId} />;
}
