import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { DayTimeline } from '../../../features/bookings/timeline/components/day-timeline';
import { Allowed } from '../../../shared/access/allowed';

const areas = ['frontDesk'] as const;

export const Component = () => (
  <Allowed part="bookings">
    <AreaTexts areas={areas}>
      <DayTimeline />
    </AreaTexts>
  </Allowed>
);
