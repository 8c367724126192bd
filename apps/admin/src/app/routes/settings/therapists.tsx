import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { TherapistsPage } from '../../../features/settings/therapists/components/therapists-page';
import { Allowed } from '../../../shared/access/allowed';

/** Who takes over the treatments of somebody who is deactivated is asked as in the schedules. */
const areas = ['pictures', 'schedules'] as const;

export function Component() {
  return (
    <Allowed permission="spa.edit" part="spa">
      <AreaTexts areas={areas}>
        <TherapistsPage />
      </AreaTexts>
    </Allowed>
  );
}
