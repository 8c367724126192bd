import { type GetMoneyApiArg, useRequestPaymentMutation } from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { amountText } from '@atrium/rules/money/amount';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { AmountField, amountIn } from '../amount-field';

interface Props {
  thing: GetMoneyApiArg;
  /** Minor units. */
  owed: number;
  /** ISO 4217. */
  currency: string;
  /** The name of the guest. */
  guest: string;
  onClose: () => void;
}

/** Mails a guest a link to pay some of what is owed or, as it opens, all of it. */
export function AskPaymentDialog({ thing, owed, currency, guest, onClose }: Props) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const [ask, { isLoading }] = useRequestPaymentMutation();
  const everything = amountText(owed, currency);
  const [value, setValue] = useState(everything);
  const [failure, setFailure] = useState<string>();
  const amount = amountIn(value, owed, currency);

  const submit = async () => {
    if (amount === undefined) return;
    setFailure(undefined);
    try {
      await ask({ paymentRequestInput: { ...thing, amount } }).unwrap();
      reportDone(t('ask.done', { guest }));
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('ask.failed')));
    }
  };

  return (
    <RequestDialog
      title={t('ask.open')}
      failure={failure}
      isDirty={value !== everything}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button
          type="submit"
          variant="contained"
          loading={isLoading}
          disabled={amount === undefined}
        >
          {t('ask.submit', { sum: formatMoney(language, amount ?? 0, currency) })}
        </Button>
      }
    >
      <DialogContentText>{t('ask.text', { guest })}</DialogContentText>
      <AmountField value={value} most={owed} currency={currency} onChange={setValue} />
    </RequestDialog>
  );
}
