import { StatusesPage } from '../../../features/settings/statuses/components/statuses-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="statuses.edit">
      <StatusesPage />
    </Allowed>
  );
}
