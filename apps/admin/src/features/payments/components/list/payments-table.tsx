import type { PaymentOutput } from '@atrium/api-client/admin';
import { formatInstant, formatMoney } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { PaymentStateChip } from '../payment-state-chip';

interface Props {
  payments: readonly PaymentOutput[];
  label: string;
}

/** A phone has no room for it: what it says is below the description there. */
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
const narrow = { display: { xs: 'block', md: 'none' } } as const;

export function PaymentsTable({ payments, label }: Props) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { vendor } = useMe();
  const when = ({ createdAt }: PaymentOutput) =>
    formatInstant(language, createdAt, vendor.timezone);
  const returned = ({ refunded, returning, currency }: PaymentOutput) => [
    ...(refunded > 0
      ? [t('totals.returned', { sum: formatMoney(language, refunded, currency) })]
      : []),
    ...(returning > 0
      ? [t('totals.returning', { sum: formatMoney(language, returning, currency) })]
      : []),
  ];

  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell sx={wide}>{t('columns.when')}</TableCell>
            <TableCell sx={wide}>{t('columns.guest')}</TableCell>
            <TableCell>{t('columns.about')}</TableCell>
            <TableCell sx={wide}>{t('provider.label')}</TableCell>
            <TableCell sx={wide}>{t('state.label')}</TableCell>
            <TableCell align="right">{t('columns.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payments.map((payment) => (
            <TableRow key={payment._id} hover>
              <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{when(payment)}</TableCell>
              <TableCell sx={wide}>
                {payment.guest ? (
                  <Link component={RouterLink} to={paths.guest(payment.customerId)}>
                    {payment.guest}
                  </Link>
                ) : (
                  t('erased')
                )}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'break-word' }}>
                <Link component={RouterLink} to={paths.payment(payment._id)}>
                  {payment.description}
                </Link>
                <Box component="span" sx={{ ...narrow, color: 'text.secondary' }}>
                  {payment.guest || t('erased')}
                </Box>
                <Box component="span" sx={{ ...narrow, color: 'text.secondary' }}>
                  {when(payment)}
                </Box>
                <Box component="span" sx={{ ...narrow, mt: 0.5 }}>
                  <PaymentStateChip state={payment.state} />
                </Box>
              </TableCell>
              <TableCell sx={wide}>{t(`provider.${payment.provider}`)}</TableCell>
              <TableCell sx={wide}>
                <PaymentStateChip state={payment.state} />
              </TableCell>
              <TableCell align="right">
                <Money minor={payment.amount} currency={payment.currency} />
                {returned(payment).map((text) => (
                  <Box key={text} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                    {text}
                  </Box>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
