import { useLiveEvents } from '@atrium/api-client/live/use-live-events';
import { addAreas } from '@atrium/i18n/create-i18n';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpButton } from '../../../features/help/components/help-button';
import { RequireStaff } from '../../../features/session/components/require-staff';
import { StaffFrame } from '../../../features/shell/components/staff-frame';
import { loadPickers } from '../../../shared/dates/load-pickers';
import { staffLoaders } from '../../staff-texts';
import { staffAreas } from '../../texts';

export function Component() {
  useLiveEvents();
  const { i18n } = useTranslation();
  useIdlePreload(loadPickers);
  useIdlePreload(useCallback(() => addAreas(i18n, ['errors']), [i18n]));
  return (
    <Suspense fallback={<LoadingScreen fullScreen />}>
      <AreaTexts areas={staffAreas} own={staffLoaders}>
        <RequireStaff>
          <StaffFrame help={<HelpButton />} />
        </RequireStaff>
      </AreaTexts>
    </Suspense>
  );
}
