import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { IntakeLine } from '../../../features/spa/intake/components/intake-line';
import { MyDay } from '../../../features/spa/my-day/components/my-day';
import { Allowed } from '../../../shared/access/allowed';

const areas = ['myDay', 'intake', 'calendarFeed'] as const;

export const Component = () => (
  <Allowed part="spa">
    <AreaTexts areas={areas}>
      <MyDay renderIntake={(intake) => <IntakeLine intake={intake} />} />
    </AreaTexts>
  </Allowed>
);
