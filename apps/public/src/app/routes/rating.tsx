import { isRating } from '@atrium/rules/guests/review-request';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { useParams, useSearchParams } from 'react-router-dom';
import { RatingPage } from '../../features/from-mail/components/rating-page';
import { VenueDoor } from '../../features/from-mail/components/venue-door';

/** `/rating/{booking_id}/{rating}?vendor&signature`, linked from the review request. */
export function Component() {
  const { bookingId = '', rating } = useParams();
  const [params] = useSearchParams();
  const vendor = params.get('vendor');
  const signature = params.get('signature') ?? '';
  const pressed = Number(rating);
  if (!vendor) return <NotFoundPage />;
  return (
    <VenueDoor vendor={vendor}>
      {(venue) => (
        <RatingPage
          key={bookingId}
          venue={venue}
          link={{ bookingId, vendor, signature }}
          rating={isRating(pressed) ? pressed : 0}
        />
      )}
    </VenueDoor>
  );
}
