import { lazy, Suspense } from 'react';
import { Today } from '../../features/dashboard/components/today';

// Only venues with a spa open it.
const NewTreatmentDialog = lazy(async () => ({
  default: (await import('../../features/spa/new-treatment/components/new-treatment-dialog'))
    .NewTreatmentDialog,
}));

export const Component = () => (
  <Today
    renderNewTreatment={(dialog) => (
      <Suspense>
        <NewTreatmentDialog open {...dialog} />
      </Suspense>
    )}
  />
);
