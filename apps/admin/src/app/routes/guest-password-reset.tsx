import { useParams } from 'react-router-dom';
import { GuestPasswordReset } from '../../features/guest-card/components/guest-password-reset';
import { Allowed } from '../../shared/components/allowed';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <Allowed nested permission="customers.setPassword">
      <GuestPasswordReset guestId={guestId} />
    </Allowed>
  );
}
