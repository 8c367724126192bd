import { useGetGiftCardBalanceMutation } from '@atrium/api-client/public';
import type { KnownGiftCard } from '@atrium/ui/components/gift-card/gift-card-part';
import { useState } from 'react';

/** The gift card that pays, and what is left on one. @param vendor slug */
export function useGiftCard(vendor: string) {
  const [balance] = useGetGiftCardBalanceMutation();
  const [card, setCard] = useState<KnownGiftCard>();
  return {
    card,
    setCard,
    look: async (code: string): Promise<KnownGiftCard> =>
      (await balance({ giftCardCodeInput: { vendor, code } }).unwrap()).data,
  };
}
