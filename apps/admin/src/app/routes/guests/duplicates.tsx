import { Duplicates } from '../../../features/guests/merge/components/duplicates';
import { Allowed } from '../../../shared/components/allowed';

export const Component = () => (
  <Allowed permission="customers.merge">
    <Duplicates />
  </Allowed>
);
