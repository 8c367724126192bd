import { isApiError } from '@atrium/api-client/api-error';
import {
  type BrandedVendor,
  useEndSaleMutation,
  useSettleSaleMutation,
} from '@atrium/api-client/public';
import { PurchaseState, PurchaseTold } from '@atrium/ui/components/sales/purchase-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import { usePaymentWatch } from '@atrium/ui/hooks/use-payment-watch';
import { forgetPurchase } from '@atrium/ui/lib/purchase-order';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { doors, paths } from '../../../paths';
import { useRefusalText } from '../../../shared/use-refusal-text';

interface Props {
  venue: BrandedVendor;
  kind: 'membership' | 'package';
  /** Id of what is bought. */
  offer: string;
  /** From the link: of the payment, and its signature. */
  id: string;
  signature: string;
}

/** Where a buyer comes back to from paying, or goes on by mail: what is true of it, and what they can do. */
export function BoughtPage({ venue, kind, offer, id, signature }: Props) {
  const { t } = useTranslation('sales');
  const refusalText = useRefusalText();
  usePageTitle(venue.name);
  const [settle] = useSettleSaleMutation();
  const [end] = useEndSaleMutation();
  const link = { id, vendor: venue.slug, 'x-payment-signature': signature };
  const { payment, error, isEnding, retry, giveUp } = usePaymentWatch({
    look: async () => (await settle(link).unwrap()).data,
    end: async () => (await end(link).unwrap()).data,
  });
  const isOver = payment !== undefined && payment.state !== 'open';
  useEffect(() => {
    if (isOver) forgetPurchase(offer);
  }, [isOver, offer]);

  if (isApiError(error) && error.status === 403) {
    return <PurchaseTold title={t('state.invalid')} text={refusalText(error)} />;
  }
  if (error !== undefined) {
    return <ErrorState title={t('state.loadFailed')} onRetry={() => void retry()} />;
  }
  if (!payment) return <FormSkeleton fields={1} />;
  const { bought, itinerarySignature } = payment;
  const again = (
    <Button component={RouterLink} to={paths.offer(kind, offer)} fullWidth>
      {t('state.again')}
    </Button>
  );
  return (
    <PurchaseState
      payment={payment}
      zone={venue.timezone}
      isEnding={isEnding}
      onEnd={() => void giveUp()}
      again={again}
    >
      {bought && itinerarySignature ? (
        <PurchaseTold title={t('state.stayTitle')} text={t('state.stayText')}>
          <Button
            component={RouterLink}
            to={paths.itinerary(venue.slug, bought, itinerarySignature)}
            variant="contained"
            size="large"
            fullWidth
          >
            {t('state.chooseTimes')}
          </Button>
        </PurchaseTold>
      ) : (
        <PurchaseTold
          title={t('state.membershipTitle')}
          text={t('state.membershipText', { venue: venue.name })}
        >
          <Button href={doors.hub(venue.slug)} fullWidth>
            {t('state.toHub', { venue: venue.name })}
          </Button>
        </PurchaseTold>
      )}
    </PurchaseState>
  );
}
