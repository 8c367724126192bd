import { Navigate, useParams } from 'react-router-dom';
import { VenueServices } from '../../../features/booking/components/venue-services';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';
import { paths } from '../../../paths';
import { useEmbedding } from '../../../shared/embedding/embedding';

/** `/container/{vendor_id}/{container_id?}`: what can be booked, in a venue's own site. */
export function Component() {
  const { vendorId = '' } = useParams();
  const [only, ...more] = useEmbedding()?.services ?? [];
  if (only && more.length === 0) {
    // the site around keeps the focus: nobody has asked for this page
    return <Navigate to={paths.bookingOf(vendorId, only)} replace state={{ keepFocus: true }} />;
  }
  return <VenueDoor vendor={vendorId}>{(venue) => <VenueServices venue={venue} />}</VenueDoor>;
}
