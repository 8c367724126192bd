import {
  type PaymentRequestOutput,
  useWithdrawPaymentRequestMutation,
} from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/hooks/use-action';

/** Takes a payment link back, after a question. */
export function useWithdraw() {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const confirm = useConfirm();
  const run = useAction();
  const [withdraw] = useWithdrawPaymentRequestMutation();

  return async ({ _id: id, guest, amount, currency }: PaymentRequestOutput) => {
    const sum = formatMoney(language, amount, currency);
    const confirmed = await confirm({
      title: t('links.withdrawTitle'),
      message: t('links.withdrawText', { guest: guest || t('erased'), sum }),
      confirmLabel: t('links.withdraw'),
    });
    if (!confirmed) return;
    await run(() => withdraw({ id }).unwrap(), {
      done: t('links.withdrawn'),
      failed: t('links.withdrawFailed'),
    });
  };
}
