import { sales } from '@atrium/i18n/loaders/sales';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useLocation, useParams } from 'react-router-dom';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';
import { ItineraryPage } from '../../../features/itinerary/components/itinerary-page';

const areas = ['sales'] as const;
const own = { sales };

/** `/NCB/{vendor}/{itinerary}#signature`, from the mail about a stay: what it includes is booked. */
export function Component() {
  const { vendor = '', itinerary = '' } = useParams();
  const { hash } = useLocation();
  return (
    <AreaTexts areas={areas} own={own}>
      <VenueDoor vendor={vendor}>
        {(venue) => (
          <ItineraryPage
            key={itinerary}
            venue={venue}
            link={{ id: itinerary, vendor: venue.slug, 'x-itinerary-signature': hash.slice(1) }}
          />
        )}
      </VenueDoor>
    </AreaTexts>
  );
}
