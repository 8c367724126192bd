import type { PaymentDetail } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';

interface Props {
  payment: PaymentDetail;
}

/** The payment's entries in the ledger of money, the oldest first. */
export function PaymentHistory({ payment: { entries, currency } }: Props) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { vendor } = useMe();
  if (entries.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{t('one.noHistory')}</Typography>;
  }
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0}>
      <Table size="small" aria-label={t('one.history')}>
        <TableBody>
          {entries.map(({ kind, amount, at, by }) => (
            <TableRow key={`${kind} ${at} ${amount}`}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {formatInstant(language, at, vendor.timezone)}
              </TableCell>
              <TableCell>{t(`entries.${kind}`)}</TableCell>
              <TableCell>{t(`by.${by}`)}</TableCell>
              <TableCell align="right">
                <Money minor={amount} currency={currency} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
