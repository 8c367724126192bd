import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { Seating } from '../../../features/seating/components/seating';
import { Allowed } from '../../../shared/access/allowed';

const areas = ['seating'] as const;

export const Component = () => (
  <Allowed part="fnb">
    <AreaTexts areas={areas}>
      <Seating />
    </AreaTexts>
  </Allowed>
);
