import type { PaymentDetail } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { BackLink } from '../../../../shared/ui/back-link';
import { Facts } from '../../../../shared/ui/facts';
import { PageHeader } from '../../../../shared/ui/page-header';
import { thingPath } from '../../lib/thing-path';
import { PaymentStateChip } from '../payment-state-chip';
import { PaymentActions } from './payment-actions';
import { PaymentHistory } from './payment-history';
import { PaymentReceipts } from './payment-receipts';
import { PaymentRefunds } from './payment-refunds';

interface Props {
  payment: PaymentDetail;
}

/** Everything of one payment. */
export function PaymentView({ payment }: Props) {
  const { t } = useTranslation(['payments', 'admin']);
  const language = useLanguage();
  const { vendor } = useMe();
  const { amount, currency, openCase, outcome } = payment;
  const about = thingPath(payment.about, payment.customerId);
  const instant = (at: string) => formatInstant(language, at, vendor.timezone);
  const money = (minor: number) => minor > 0 && <Money minor={minor} currency={currency} />;

  return (
    <>
      <BackLink to={paths.payments} label={t('views.list')} />
      <PageHeader
        title={payment.description}
        subtitle={
          <Box sx={{ mt: 0.5 }}>
            <PaymentStateChip state={payment.state} />
          </Box>
        }
        actions={<PaymentActions payment={payment} />}
      />
      {openCase && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(`cases.${openCase}`)}
        </Alert>
      )}
      <Card sx={{ p: 2.5, mb: 3 }}>
        <Facts
          facts={[
            [t('columns.amount'), money(amount)],
            [t('columns.returned'), money(payment.refunded)],
            [t('refundStates.asked'), money(payment.returning)],
            [t('one.left'), money(payment.left)],
            [
              t('columns.guest'),
              payment.guest ? (
                <Link component={RouterLink} to={paths.guest(payment.customerId)}>
                  {payment.guest}
                </Link>
              ) : (
                t('erased')
              ),
            ],
            [
              t('columns.about'),
              about && (
                <Link component={RouterLink} to={about}>
                  {payment.description}
                </Link>
              ),
            ],
            [t('one.created'), instant(payment.createdAt)],
            [
              t('one.payUntil'),
              payment.state === 'waiting' ? instant(payment.expiresAt) : undefined,
            ],
            [t('provider.label'), t(`provider.${payment.provider}`)],
            [t('one.reference'), payment.reference],
            [
              t('one.outcome'),
              outcome &&
                [t(`close.${outcome.kind}`), outcome.reason, instant(outcome.at)]
                  .filter(Boolean)
                  .join(' · '),
            ],
          ]}
        />
      </Card>
      {payment.refunds.length > 0 && <PaymentRefunds payment={payment} />}
      {payment.receipts.length > 0 && <PaymentReceipts receipts={payment.receipts} />}
      <section aria-label={t('one.history')}>
        <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
          {t('one.history')}
        </Typography>
        <PaymentHistory payment={payment} />
      </section>
    </>
  );
}
