import type { ReceiptOutput } from '@atrium/api-client/hub';
import { useLazyDownloadOwnReceiptQuery } from '@atrium/api-client/hub/downloads';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { saveBytes } from '@atrium/ui/lib/save-file';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';

/** Saves a receipt or a credit note under its name, one at a time. */
export function useSaveReceipt() {
  const { t } = useTranslation('receipts');
  const [download, { isFetching: pending }] = useLazyDownloadOwnReceiptQuery();
  const errorText = useErrorText();
  const showToast = useToast();

  const nameOf = ({ kind, number }: ReceiptOutput): string =>
    kind === 'receipt' ? t('receipt', { number }) : t('creditNote', { number });

  const save = async (receipt: ReceiptOutput): Promise<void> => {
    if (pending) return;
    try {
      const content = await download(receipt._id).unwrap();
      saveBytes({ name: `${nameOf(receipt)}.pdf`, type: 'application/pdf', content });
    } catch (error) {
      showToast({ type: 'error', message: errorText(error) });
    }
  };

  return { nameOf, save, pending };
}
