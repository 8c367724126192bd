import { isApiError } from '@atrium/api-client/api-error';
import { formatMoney } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import { useTranslation } from 'react-i18next';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { usePaymentLink } from '../hooks/use-payment-link';
import { OpenPayment } from './open-payment';
import { PayOutcome } from './pay-outcome';

interface Props {
  /** The last part of the link. */
  token: string;
  /** The guest comes back from the provider's page. */
  isBack: boolean;
}

/** What staff asked a guest to pay, without signing in. Says what is true, and never asks twice for the same. */
export function PayPage({ token, isBack }: Props) {
  const { t } = useTranslation('payLink');
  const language = useLanguage();
  const { name: venue, slug } = useVendor();
  const link = { vendor: slug, token };
  const { payment, error, refetch } = usePaymentLink(link, isBack);
  usePageTitle(t('title', { venue }), venue);

  if (isApiError(error) && error.status === 403) {
    return <PayOutcome title={t('invalid')} text={t('invalidText', { venue })} />;
  }
  if (error && !payment) return <ErrorState message={t('failed')} onRetry={refetch} />;
  if (!payment) return <FormSkeleton />;
  const { state, description: about, amount, currency } = payment;
  switch (state) {
    case 'paid': {
      const sum = formatMoney(language, amount, currency);
      return <PayOutcome title={t('paid')} text={t('paidText', { venue, sum, about })} />;
    }
    case 'settling':
      return <PayOutcome title={t('settling')} text={t('settlingText')} />;
    case 'over':
      return <PayOutcome title={t('over')} text={t('overText', { venue })} />;
    case 'open':
      return <OpenPayment payment={payment} link={link} isBack={isBack} />;
  }
}
