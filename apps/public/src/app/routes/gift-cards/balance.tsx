import { giftCard } from '@atrium/i18n/loaders/gift-card';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';
import { GiftCardBalancePage } from '../../../features/gift-cards/components/gift-card-balance-page';

const areas = ['giftCard'] as const;
const own = { giftCard };

/** `/gift-card/{vendor}/balance#code`: what is left on a gift card, and where it is used. */
export function Component() {
  const { vendorId = '' } = useParams();
  return (
    <AreaTexts areas={areas} own={own}>
      <VenueDoor vendor={vendorId}>{(venue) => <GiftCardBalancePage venue={venue} />}</VenueDoor>
    </AreaTexts>
  );
}
