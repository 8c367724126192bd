import { NamedVenue } from '../features/find-venue/components/named-venue';
import { SiteLayout } from '../features/frame/components/site-layout';
import { TreatmentPage } from '../features/spa/components/treatment-page';

interface Props {
  vendorName: string;
  treatmentType: string;
}

/** A treatment with the times that lead to the hub. */
export function TreatmentInTheHub({ vendorName, treatmentType }: Props) {
  return (
    <SiteLayout>
      <NamedVenue name={vendorName} goal="treatment">
        {(venue) => <TreatmentPage key={treatmentType} venue={venue} typeId={treatmentType} />}
      </NamedVenue>
    </SiteLayout>
  );
}
