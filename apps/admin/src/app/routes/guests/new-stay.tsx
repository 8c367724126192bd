import { useParams } from 'react-router-dom';
import { NewStay } from '../../../features/guests/stays/components/new-stay';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <Allowed nested permission="stays.edit" part="stays">
      <NewStay guestId={guestId} />
    </Allowed>
  );
}
