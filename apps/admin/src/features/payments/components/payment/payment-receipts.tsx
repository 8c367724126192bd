import type { ReceiptOutput } from '@atrium/api-client/admin';
import { useLazyDownloadReceiptQuery } from '@atrium/api-client/admin/downloads';
import { formatDate } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { saveBytes } from '@atrium/ui/lib/save-file';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';

interface Props {
  receipts: readonly ReceiptOutput[];
}

/** Receipts and credit notes of a payment; each opens as a file. */
export function PaymentReceipts({ receipts }: Props) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const run = useAction();
  const [download] = useLazyDownloadReceiptQuery();
  const nameOf = ({ kind, number }: ReceiptOutput) =>
    t(kind === 'receipt' ? 'receipts.receipt' : 'receipts.creditNote', { number });
  const save = async (receipt: ReceiptOutput) => {
    const content = await download(receipt._id).unwrap();
    saveBytes({ name: `${nameOf(receipt)}.pdf`, type: 'application/pdf', content });
  };

  return (
    <Box component="section" aria-label={t('receipts.title')} sx={{ mb: 3 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
        {t('receipts.title')}
      </Typography>
      <TableContainer component={Paper} variant="outlined" tabIndex={0}>
        <Table size="small" aria-label={t('receipts.title')}>
          <TableBody>
            {receipts.map((receipt) => (
              <TableRow key={receipt._id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {formatDate(language, receipt.date, 'short')}
                </TableCell>
                <TableCell>
                  <Link
                    component="button"
                    type="button"
                    onClick={() => run(() => save(receipt), { failed: t('failed') })}
                  >
                    {nameOf(receipt)}
                  </Link>
                </TableCell>
                <TableCell align="right">
                  <Money minor={receipt.amount} currency={receipt.currency} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
