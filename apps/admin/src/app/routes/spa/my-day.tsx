import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { MyDay } from '../../../features/spa/my-day/components/my-day';
import { Allowed } from '../../../shared/access/allowed';

const areas = ['myDay'] as const;

export const Component = () => (
  <Allowed part="spa">
    <AreaTexts areas={areas}>
      <MyDay />
    </AreaTexts>
  </Allowed>
);
