import { useParams } from 'react-router-dom';
import { GuestPasswordReset } from '../../../features/guests/card/components/guest-password-reset';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <Allowed nested permission="customers.setPassword">
      <GuestPasswordReset guestId={guestId} />
    </Allowed>
  );
}
