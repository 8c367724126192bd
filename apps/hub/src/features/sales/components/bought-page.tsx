import { isApiError } from '@atrium/api-client/api-error';
import { useEndSaleMutation, useSettleSaleMutation } from '@atrium/api-client/hub/sales';
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
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Props {
  kind: 'membership' | 'package';
  /** Id of what is bought. */
  offer: string;
  /** From the address: of the payment, and its signature. */
  id: string;
  signature: string;
}

/** Where a guest comes back to from paying: what is true of it, and what they can do. */
export function BoughtPage({ kind, offer, id, signature }: Props) {
  const { t } = useTranslation('sales');
  const errorText = useErrorText();
  const { slug, name, timezone, paths } = useVendor();
  usePageTitle(name);
  const [settle] = useSettleSaleMutation();
  const [end] = useEndSaleMutation();
  const link = { id, vendor: slug, 'x-payment-signature': signature };
  const { payment, error, isEnding, retry, giveUp } = usePaymentWatch({
    look: async () => (await settle(link).unwrap()).data,
    end: async () => (await end(link).unwrap()).data,
  });
  const isOver = payment !== undefined && payment.state !== 'open';
  useEffect(() => {
    if (isOver) forgetPurchase(offer);
  }, [isOver, offer]);

  if (isApiError(error) && error.status === 403) {
    return <PurchaseTold title={t('state.invalid')} text={errorText(error)} />;
  }
  if (error !== undefined) {
    return <ErrorState title={t('state.loadFailed')} onRetry={() => void retry()} />;
  }
  if (!payment) return <FormSkeleton fields={1} />;
  const isStay = payment.kind === 'package';
  return (
    <PurchaseState
      payment={payment}
      zone={timezone}
      isEnding={isEnding}
      onEnd={() => void giveUp()}
      again={
        <Button component={RouterLink} to={paths.buy(kind, offer)} fullWidth>
          {t('state.again')}
        </Button>
      }
    >
      <PurchaseTold
        title={t(isStay ? 'state.stayTitle' : 'state.membershipTitle')}
        text={isStay ? t('state.stayText') : t('state.ownMembershipText')}
      >
        <Button
          component={RouterLink}
          to={isStay ? paths.stays : paths.membership}
          variant="contained"
          size="large"
          fullWidth
        >
          {t(isStay ? 'state.chooseTimes' : 'state.toMemberships')}
        </Button>
      </PurchaseTold>
    </PurchaseState>
  );
}
