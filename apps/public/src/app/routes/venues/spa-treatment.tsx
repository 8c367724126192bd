import { useParams } from 'react-router-dom';
import { NamedVenue } from '../../../features/find-venue/components/named-venue';
import { TreatmentPage } from '../../../features/spa/components/treatment-page';

/** `/spa_booking/{vendorName}/{treatmentType}`: one treatment, and when it is free. */
export function Component() {
  const { vendorName = '', treatmentType = '' } = useParams();
  return (
    <NamedVenue name={vendorName} goal="treatment">
      {(venue) => <TreatmentPage key={treatmentType} venue={venue} typeId={treatmentType} />}
    </NamedVenue>
  );
}
