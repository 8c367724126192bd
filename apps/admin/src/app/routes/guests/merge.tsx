import { useParams } from 'react-router-dom';
import { MergeGuests } from '../../../features/guests/merge/components/merge-guests';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  const { kept = '', merged = '' } = useParams();
  return (
    <Allowed permission="customers.merge">
      <MergeGuests kept={kept} merged={merged} />
    </Allowed>
  );
}
