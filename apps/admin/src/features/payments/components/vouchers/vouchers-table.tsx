import type { VoucherOutput } from '@atrium/api-client/admin';
import { formatDate, formatMoney } from '@atrium/i18n/format';
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
import { VoucherStateChip } from './voucher-state-chip';

interface Props {
  vouchers: readonly VoucherOutput[];
}

/** A phone has no room for it: what matters is below the code there. */
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
const narrow = { display: { xs: 'block', md: 'none' } } as const;

export function VouchersTable({ vouchers }: Props) {
  const { t } = useTranslation('vouchers');
  const language = useLanguage();
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0}>
      <Table size="small" aria-label={t('title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('columns.code')}</TableCell>
            <TableCell sx={wide}>{t('columns.recipient')}</TableCell>
            <TableCell sx={wide}>{t('columns.buyer')}</TableCell>
            <TableCell sx={wide}>{t('columns.validUntil')}</TableCell>
            <TableCell sx={wide}>{t('state.label')}</TableCell>
            <TableCell align="right">{t('columns.remaining')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {vouchers.map((one) => (
            <TableRow key={one._id} hover>
              <TableCell>
                <Link
                  component={RouterLink}
                  to={paths.voucher(one._id)}
                  sx={{ fontFamily: 'monospace' }}
                >
                  …{one.ending}
                </Link>
                <Box component="span" sx={{ ...narrow, overflowWrap: 'anywhere' }}>
                  {one.recipient?.name ?? t('erased')}
                </Box>
                <Box component="span" sx={{ ...narrow, mt: 0.5 }}>
                  <VoucherStateChip state={one.state} />
                </Box>
              </TableCell>
              <TableCell sx={wide}>{one.recipient?.name ?? t('erased')}</TableCell>
              <TableCell sx={wide}>
                {one.buyer?.name ?? t(one.customerId ? 'erased' : 'byStaff')}
              </TableCell>
              <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>
                {one.validUntil ? formatDate(language, one.validUntil) : t('noEnd')}
              </TableCell>
              <TableCell sx={wide}>
                <VoucherStateChip state={one.state} />
              </TableCell>
              <TableCell align="right">
                <Money minor={one.remaining} currency={one.currency} />
                {one.remaining !== one.amount && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {`/ ${formatMoney(language, one.amount, one.currency)}`}
                  </Box>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
