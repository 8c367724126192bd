import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { TreatmentBooking } from '../../../features/booking/components/treatment/treatment-booking';
import { SpaDoor } from './spa-door';

/** For who learns that treatments are booked in the hub here. */
const TreatmentInTheHub = lazy(async () => ({
  default: (await import('../../treatment-in-the-hub')).TreatmentInTheHub,
}));

/**
 * `/spa_booking/{vendorName}/{treatmentType}?length&wish&date&time&step`: a treatment is booked without an account or,
 * where that is off, shown with the times that lead to the hub.
 */
export function Component() {
  const { vendorName = '', treatmentType = '' } = useParams();
  const inTheHub = (
    <Suspense fallback={<LoadingScreen fullScreen />}>
      <TreatmentInTheHub vendorName={vendorName} treatmentType={treatmentType} />
    </Suspense>
  );
  return (
    <SpaDoor name={vendorName} otherwise={inTheHub}>
      {(venue) => <TreatmentBooking key={treatmentType} venue={venue} typeId={treatmentType} />}
    </SpaDoor>
  );
}
