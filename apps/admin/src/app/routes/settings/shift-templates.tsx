import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { ShiftTemplatesPage } from '../../../features/settings/shift-templates/components/shift-templates-page';
import { Allowed } from '../../../shared/access/allowed';

/** Shifts are called as in the schedules. */
const areas = ['schedules'] as const;

export function Component() {
  return (
    <Allowed permission="schedules.edit" part="spa">
      <AreaTexts areas={areas}>
        <ShiftTemplatesPage />
      </AreaTexts>
    </Allowed>
  );
}
