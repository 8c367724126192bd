import type { PaymentDetail } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';

const colors = { asked: '#22618F', done: '#2A7348', refused: '#B3261E' };

interface Props {
  payment: PaymentDetail;
}

/** What was asked back, how far it got, and why. */
export function PaymentRefunds({ payment: { refunds, currency } }: Props) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { vendor } = useMe();
  return (
    <Box component="section" aria-label={t('one.refunds')} sx={{ mb: 3 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
        {t('one.refunds')}
      </Typography>
      <TableContainer component={Paper} variant="outlined" tabIndex={0}>
        <Table size="small" aria-label={t('one.refunds')}>
          <TableBody>
            {refunds.map(({ _id, amount, state, reason, askedAt }) => (
              <TableRow key={_id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {formatInstant(language, askedAt, vendor.timezone)}
                </TableCell>
                <TableCell>
                  <StatusChip label={t(`refundStates.${state}`)} color={colors[state]} />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'break-word' }}>{reason}</TableCell>
                <TableCell align="right">
                  <Money minor={amount} currency={currency} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
