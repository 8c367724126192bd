import { JobsPage } from '../../../features/settings/jobs/components/jobs-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="jobs.manage">
      <JobsPage />
    </Allowed>
  );
}
