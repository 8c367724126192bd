import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { SchedulesPage } from '../../../features/spa/schedules/components/schedules-page';
import { Allowed } from '../../../shared/access/allowed';

const areas = ['schedules'] as const;

export function Component() {
  const { id } = useParams();
  return (
    <Allowed part="spa">
      <AreaTexts areas={areas}>
        <SchedulesPage key={id} therapist={id} />
      </AreaTexts>
    </Allowed>
  );
}
