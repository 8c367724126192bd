import { useParams } from 'react-router-dom';
import { StayDetails } from '../../../features/guests/stays/components/stay-details';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  const { guestId = '', stayId = '' } = useParams();
  return (
    <Allowed nested part="stays">
      <StayDetails key={stayId} guestId={guestId} stayId={stayId} />
    </Allowed>
  );
}
