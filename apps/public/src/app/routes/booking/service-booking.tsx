import { useParams } from 'react-router-dom';
import { ServiceBooking } from '../../../features/booking/components/service-booking';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';

/** `/booking/{vendor_id}/{service_id}/{date?}?time&step`: a service is booked without an account. */
export function Component() {
  const { vendorId = '', serviceId = '', date } = useParams();
  return (
    <VenueDoor vendor={vendorId}>
      {(venue) => <ServiceBooking key={serviceId} venue={venue} serviceId={serviceId} day={date} />}
    </VenueDoor>
  );
}
