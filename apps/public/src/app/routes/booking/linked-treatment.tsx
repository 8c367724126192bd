import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { LinkedTreatment } from '../../../features/booking/components/treatment/linked-treatment';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';

/** `/open_booking/treatment/{id}?vendor#signature`, from the mails about a treatment without an account. */
export function Component() {
  const { treatmentId = '' } = useParams();
  const [params] = useSearchParams();
  const { hash, state } = useLocation();
  const vendor = params.get('vendor');
  if (!vendor) return <NotFoundPage />;
  return (
    <VenueDoor vendor={vendor}>
      {(venue) => (
        <LinkedTreatment
          key={treatmentId}
          venue={venue}
          link={{ id: treatmentId, vendor: venue.slug, 'x-booking-signature': hash.slice(1) }}
          isNew={(state as { isNew?: boolean } | null)?.isNew === true}
        />
      )}
    </VenueDoor>
  );
}
