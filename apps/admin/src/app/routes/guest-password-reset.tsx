import { useParams } from 'react-router-dom';
import { GuestPasswordReset } from '../../features/guest-card/components/guest-password-reset';

export function Component() {
  const { guestId = '' } = useParams();
  return <GuestPasswordReset guestId={guestId} />;
}
