import { giftCard } from '@atrium/i18n/loaders/gift-card';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';
import { GiftCardSale } from '../../../features/gift-cards/components/gift-card-sale';

const areas = ['giftCard'] as const;
const own = { giftCard };

/** `/gift-card/{vendor}`: a gift card is bought, in the venue's look. */
export function Component() {
  const { vendorId = '' } = useParams();
  return (
    <AreaTexts areas={areas} own={own}>
      <VenueDoor vendor={vendorId}>{(venue) => <GiftCardSale venue={venue} />}</VenueDoor>
    </AreaTexts>
  );
}
