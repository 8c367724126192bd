import { useParams } from 'react-router-dom';
import { VenueServices } from '../../../features/booking/components/venue-services';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';

/** `/booking/{vendor_id}`: what can be booked at a venue without an account. */
export function Component() {
  const { vendorId = '' } = useParams();
  return <VenueDoor vendor={vendorId}>{(venue) => <VenueServices venue={venue} />}</VenueDoor>;
}
