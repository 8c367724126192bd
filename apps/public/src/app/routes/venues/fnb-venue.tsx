import { useParams } from 'react-router-dom';
import { DiningRoomsPage } from '../../../features/dining/components/dining-rooms-page';
import { NamedVenue } from '../../../features/find-venue/components/named-venue';

/** `/fnb/{location}`: the dining rooms of a venue, by its short name. */
export function Component() {
  const { location = '' } = useParams();
  return (
    <NamedVenue name={location} goal="table">
      {(venue) => <DiningRoomsPage venue={venue} />}
    </NamedVenue>
  );
}
