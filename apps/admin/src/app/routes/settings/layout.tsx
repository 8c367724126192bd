import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { Outlet } from 'react-router-dom';

const areas = ['settings'] as const;

export function Component() {
  return (
    <AreaTexts areas={areas}>
      <Outlet />
    </AreaTexts>
  );
}
