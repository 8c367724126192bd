import { Duplicates } from '../../../features/guests/merge/components/duplicates';
import { Allowed } from '../../../shared/access/allowed';

export const Component = () => (
  <Allowed permission="customers.merge">
    <Duplicates />
  </Allowed>
);
