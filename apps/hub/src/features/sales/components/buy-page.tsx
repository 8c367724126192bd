import { isApiError } from '@atrium/api-client/api-error';
import {
  useGetOfferedMembershipQuery,
  useGetOfferedPackageQuery,
} from '@atrium/api-client/hub/sales';
import { OfferFacts } from '@atrium/ui/components/sales/offer-facts';
import { PurchaseForm } from '@atrium/ui/components/sales/purchase-form';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NotHere } from '../../../shared/components/not-here';
import { PageHeading } from '../../../shared/components/page-heading';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { usePurchase } from '../hooks/use-purchase';

interface Props {
  kind: 'membership' | 'package';
  /** Of the membership type or the package. */
  id: string;
}

/** A membership or a package, bought by the guest who is signed in. */
export function BuyPage({ kind, id }: Props) {
  const { t } = useTranslation('sales');
  const venue = useVendor();
  const errorText = useErrorText();
  const isMembership = kind === 'membership';
  const membership = useGetOfferedMembershipQuery({ id }, { skip: !isMembership });
  const stay = useGetOfferedPackageQuery({ id }, { skip: isMembership });
  const { data, error, refetch } = isMembership ? membership : stay;
  const { buy, isPending, refusal } = usePurchase();

  if (!data) {
    if (isApiError(error) && (error.status === 404 || error.status === 403)) {
      return <NotHere />;
    }
    if (error) return <ErrorState title={t('offers.failed')} onRetry={refetch} />;
    return <FormSkeleton fields={3} />;
  }
  const offer = data.data;
  return (
    <>
      <PageHeading title={offer.name} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
        <OfferFacts offer={offer} />
        <PurchaseForm
          offer={offer}
          venue={venue}
          isPending={isPending}
          problem={refusal === undefined ? undefined : errorText(refusal)}
          onPay={(choice) => void buy({ kind, offer: offer._id, ...choice })}
        />
      </Box>
    </>
  );
}
