import { useParams } from 'react-router-dom';
import { NewStay } from '../../features/stays/components/new-stay';
import { Allowed } from '../../shared/components/allowed';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <Allowed permission="stays.edit">
      <NewStay guestId={guestId} />
    </Allowed>
  );
}
