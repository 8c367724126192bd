import { type PaymentOutput, useRefundPaymentMutation } from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { amountText } from '@atrium/rules/money/amount';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { AmountField, amountIn } from '../amount-field';

interface Props {
  payment: PaymentOutput;
  onClose: () => void;
}

/** Returns some of a payment or, as it opens, all that is left of it. */
export function RefundDialog({ payment, onClose }: Props) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const [refund, { isLoading }] = useRefundPaymentMutation();
  const { left, currency } = payment;
  const everything = amountText(left, currency);
  const [value, setValue] = useState(everything);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const amount = amountIn(value, left, currency);
  const sum = formatMoney(language, amount ?? 0, currency);
  const guest = payment.guest || t('erased');

  const submit = async () => {
    if (amount === undefined || reason.trim() === '') return;
    setFailure(undefined);
    try {
      await refund({
        id: payment._id,
        refundInput: { amount, reason: reason.trim(), version: payment.version },
      }).unwrap();
      reportDone(t('refund.done', { sum, guest }));
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('refund.failed')));
    }
  };

  return (
    <RequestDialog
      title={t('refund.title', { guest })}
      failure={failure}
      isDirty={value !== everything || reason.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button
          type="submit"
          variant="contained"
          loading={isLoading}
          disabled={amount === undefined || reason.trim() === ''}
        >
          {t('refund.submit', { sum })}
        </Button>
      }
    >
      <AmountField value={value} most={left} currency={currency} onChange={setValue} />
      <TextInput
        required
        label={t('refund.reason')}
        helperText={t('refund.reasonHint')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off' } }}
      />
    </RequestDialog>
  );
}
