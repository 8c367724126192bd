import { giftCard } from '@atrium/i18n/loaders/gift-card';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';
import { GiftCardThanks } from '../../../features/gift-cards/components/gift-card-thanks';

const areas = ['giftCard'] as const;
const own = { giftCard };

/** `/gift-card/{vendor}/thanks?payment#signature`, where buyers come back to from paying. */
export function Component() {
  const { vendorId = '' } = useParams();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const id = query.get('payment');
  if (!id) return <NotFoundPage />;
  return (
    <AreaTexts areas={areas} own={own}>
      <VenueDoor vendor={vendorId}>
        {(venue) => <GiftCardThanks key={id} venue={venue} id={id} signature={hash.slice(1)} />}
      </VenueDoor>
    </AreaTexts>
  );
}
