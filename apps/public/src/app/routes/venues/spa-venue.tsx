import { useParams } from 'react-router-dom';
import { NamedVenue } from '../../../features/find-venue/components/named-venue';
import { TreatmentsPage } from '../../../features/spa/components/treatments-page';

/** `/spa/{location}`: the treatments of a venue, by its short name. */
export function Component() {
  const { location = '' } = useParams();
  return (
    <NamedVenue name={location} goal="treatment">
      {(venue) => <TreatmentsPage venue={venue} />}
    </NamedVenue>
  );
}
