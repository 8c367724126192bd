import { type PaymentLinkOutput, usePayByLinkMutation } from '@atrium/api-client/hub/pay-link';
import { formatInstant, formatMoney } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Props {
  payment: PaymentLinkOutput;
  link: { vendor: string; token: string };
  /** The guest was at the provider's page, and has not paid there. */
  isBack: boolean;
}

/** What is asked for, and the way to the provider's page. */
export function OpenPayment({ payment, link, isBack }: Props) {
  const { t } = useTranslation('payLink');
  const language = useLanguage();
  const errorText = useErrorText();
  const { name: venue, timezone } = useVendor();
  const [pay, { isLoading, data, error }] = usePayByLinkMutation();
  const sum = formatMoney(language, payment.amount, payment.currency);

  const toProvider = async () => {
    const answer = await pay({ paymentLinkInput: link });
    if (answer.data) window.location.assign(answer.data.data.url);
  };

  return (
    <>
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {t('title', { venue })}
      </Typography>
      {isBack && !isLoading && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('notYet')}
        </Alert>
      )}
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {errorText(error)}
        </Alert>
      )}
      <Typography>{payment.description}</Typography>
      <Typography sx={{ fontSize: '2rem', fontWeight: 600, my: 1 }}>{sum}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {t('until', { until: formatInstant(language, payment.expiresAt, timezone) })}
      </Typography>
      <Button
        fullWidth
        size="large"
        variant="contained"
        loading={isLoading || data !== undefined}
        onClick={toProvider}
      >
        {t('pay', { sum })}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('secure', { venue })}
      </Typography>
    </>
  );
}
