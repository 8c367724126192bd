import type { BrandedVendor, OfferOutput } from '@atrium/api-client/public';
import { OfferFacts } from '@atrium/ui/components/sales/offer-facts';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useRefusalText } from '../../../shared/use-refusal-text';
import { usePurchase } from '../hooks/use-purchase';
import { problemsOf, readBuyer, writeBuyer } from '../lib/buyer';

// What is offered is shown first; the fields follow.
const PurchaseForm = lazy(async () => ({
  default: (await import('@atrium/ui/components/sales/purchase-form')).PurchaseForm,
}));
const BuyerDetails = lazy(async () => ({
  default: (await import('./buyer-details')).BuyerDetails,
}));

interface Props {
  venue: BrandedVendor;
  offer: OfferOutput;
}

/** A membership or a package, bought without an account. */
export function BuyPage({ venue, offer }: Props) {
  usePageTitle(offer.name, venue.name);
  const refusalText = useRefusalText();
  const { buy, isPending, refusal } = usePurchase(venue.slug);
  const [buyer, setBuyer] = useState(readBuyer);
  const [isChecked, setChecked] = useState(false);

  const check = () => {
    setChecked(true);
    const [first] = problemsOf(buyer);
    if (first) document.querySelector<HTMLInputElement>(`[name=${first.field}]`)?.focus();
    return first === undefined;
  };

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography
        variant="h1"
        sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' }, overflowWrap: 'anywhere' }}
      >
        {offer.name}
      </Typography>
      <OfferFacts offer={offer} />
      <Suspense fallback={<FormSkeleton fields={4} />}>
        <PurchaseForm
          offer={offer}
          venue={venue}
          isPending={isPending}
          problem={refusal === undefined ? undefined : refusalText(refusal)}
          check={check}
          onPay={(choice) => {
            const { phone, ...guest } = buyer;
            void buy({
              ...{ kind: offer.kind, offer: offer._id, ...choice },
              guest: { ...guest, ...(phone.trim() ? { phone } : {}) },
            });
          }}
        >
          <BuyerDetails
            buyer={buyer}
            country={venue.country}
            isChecked={isChecked}
            onChange={(next) => {
              setBuyer(next);
              writeBuyer(next);
            }}
          />
        </PurchaseForm>
      </Suspense>
    </Box>
  );
}
