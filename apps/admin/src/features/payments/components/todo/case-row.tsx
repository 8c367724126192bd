import type { PaymentOutput } from '@atrium/api-client/admin';
import { Money } from '@atrium/ui/components/display/money';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { PaymentActions } from '../payment/payment-actions';

interface Props {
  payment: PaymentOutput;
}

/** A payment that needs somebody: whose, how much, what is wrong, and what can be done. */
export function CaseRow({ payment }: Props) {
  const { t } = useTranslation('payments');
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Link component={RouterLink} to={paths.payment(payment._id)} sx={{ fontWeight: 600 }}>
            {payment.description}
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {payment.guest || t('erased')} ·{' '}
            <Money minor={payment.amount} currency={payment.currency} />
          </Typography>
          {payment.openCase && (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {t(`cases.${payment.openCase}`)}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <PaymentActions payment={payment} />
        </Box>
      </Box>
    </Card>
  );
}
