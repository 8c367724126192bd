import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { lazy, Suspense } from 'react';
import { SpaPage } from '../../../features/spa/day-grid/components/spa-page';
import { DayWaits } from '../../../features/spa/waiting-list/components/day-waits';
import { Allowed } from '../../../shared/access/allowed';

const NewTreatmentDialog = lazy(async () => ({
  default: (await import('../../../features/spa/new-treatment/components/new-treatment-dialog'))
    .NewTreatmentDialog,
}));

const areas = ['spa'] as const;

export const Component = () => (
  <Allowed part="spa">
    <AreaTexts areas={areas}>
      <SpaPage
        waiting={(date) => <DayWaits date={date} />}
        newTreatment={(asked) => (
          <Suspense fallback={null}>
            <NewTreatmentDialog open {...asked} />
          </Suspense>
        )}
      />
    </AreaTexts>
  </Allowed>
);
