import { useParams } from 'react-router-dom';
import { TreatmentBooking } from '../../../features/booking/components/treatment/treatment-booking';
import { NamedVenue } from '../../../features/find-venue/components/named-venue';
import { SiteLayout } from '../../../features/frame/components/site-layout';
import { TreatmentPage } from '../../../features/spa/components/treatment-page';
import { SpaDoor } from './spa-door';

/**
 * `/spa_booking/{vendorName}/{treatmentType}?length&wish&date&time&step`: a treatment is booked without an account or,
 * where that is off, shown with the times that lead to the hub.
 */
export function Component() {
  const { vendorName = '', treatmentType = '' } = useParams();
  const inTheHub = (
    <SiteLayout>
      <NamedVenue name={vendorName} goal="treatment">
        {(venue) => <TreatmentPage key={treatmentType} venue={venue} typeId={treatmentType} />}
      </NamedVenue>
    </SiteLayout>
  );
  return (
    <SpaDoor name={vendorName} otherwise={inTheHub}>
      {(venue) => <TreatmentBooking key={treatmentType} venue={venue} typeId={treatmentType} />}
    </SpaDoor>
  );
}
