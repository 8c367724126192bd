import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { SchedulesPage } from '../../../features/spa/schedules/components/schedules-page';
import { Allowed } from '../../../shared/access/allowed';

const areas = ['schedules'] as const;

export const Component = () => (
  <Allowed part="spa">
    <AreaTexts areas={areas}>
      <SchedulesPage />
    </AreaTexts>
  </Allowed>
);
