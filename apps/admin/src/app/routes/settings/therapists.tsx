import { TherapistsPage } from '../../../features/settings/therapists/components/therapists-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="spa.edit" part="spa">
      <TherapistsPage />
    </Allowed>
  );
}
