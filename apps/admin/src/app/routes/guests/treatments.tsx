import { useParams } from 'react-router-dom';
import { GuestTreatments } from '../../../features/guests/treatments/components/guest-treatments';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <Allowed nested part="spa">
      <GuestTreatments guestId={guestId} />
    </Allowed>
  );
}
