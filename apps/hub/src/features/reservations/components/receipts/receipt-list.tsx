import type { ReceiptOutput } from '@atrium/api-client/hub';
import { formatDate } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useSaveReceipt } from '../../hooks/use-save-receipt';

interface Props {
  /** The oldest first. */
  receipts: readonly ReceiptOutput[];
  /** Why they could not be loaded. */
  error: unknown;
  onRetry: () => void;
}

/** Receipts and credit notes, each to be saved as a file. */
export function ReceiptList({ receipts, error, onRetry }: Props) {
  const { t } = useTranslation('receipts');
  const language = useLanguage();
  const errorText = useErrorText();
  const heading = useId();
  const { nameOf, save, pending } = useSaveReceipt();

  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 4 }}>
      <Typography id={heading} variant="h5" component="h2" sx={{ mb: 1 }}>
        {t('title')}
      </Typography>
      {error !== undefined && (
        <ErrorState title={t('failed')} message={errorText(error)} onRetry={onRetry} />
      )}
      {receipts.length > 0 && (
        <Card component="ul" sx={{ m: 0, px: 2.5, py: 1, listStyle: 'none' }}>
          {receipts.map((receipt) => (
            <Box
              key={receipt._id}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1 }}
            >
              <Box sx={{ flex: 1, minWidth: 140 }}>
                <Typography sx={{ fontWeight: 600 }}>{nameOf(receipt)}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {formatDate(language, receipt.date)}
                </Typography>
              </Box>
              <Money minor={signed(receipt)} currency={receipt.currency} />
              <Button
                variant="outlined"
                size="small"
                aria-label={t('saveOne', { receipt: nameOf(receipt) })}
                aria-disabled={pending}
                onClick={() => save(receipt)}
              >
                {t('save')}
              </Button>
            </Box>
          ))}
        </Card>
      )}
    </Box>
  );
}

/** As its file has it: what goes back is negative. */
const signed = ({ kind, amount }: ReceiptOutput): number => (kind === 'receipt' ? amount : -amount);
