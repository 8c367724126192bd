import { useParams } from 'react-router-dom';
import { GuestStays } from '../../../features/guests/stays/components/guest-stays';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <Allowed nested part="stays">
      <GuestStays guestId={guestId} />
    </Allowed>
  );
}
