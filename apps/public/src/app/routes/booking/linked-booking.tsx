import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { LinkedBooking } from '../../../features/booking/components/linked-booking';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';

/** `/open_booking/{booking_id}?vendor#signature`, from the mails about a booking without an account. */
export function Component() {
  const { bookingId = '' } = useParams();
  const [params] = useSearchParams();
  const { hash, state } = useLocation();
  const vendor = params.get('vendor');
  if (!vendor) return <NotFoundPage />;
  return (
    <VenueDoor vendor={vendor}>
      {(venue) => (
        <LinkedBooking
          key={bookingId}
          venue={venue}
          link={{ id: bookingId, vendor: venue.slug, 'x-booking-signature': hash.slice(1) }}
          isNew={(state as { isNew?: boolean } | null)?.isNew === true}
          isChanged={(state as { isChanged?: boolean } | null)?.isChanged === true}
        />
      )}
    </VenueDoor>
  );
}
