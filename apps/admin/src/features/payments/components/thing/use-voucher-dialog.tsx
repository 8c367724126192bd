import {
  type GetMoneyApiArg,
  type GiftCardBalance,
  useGetVoucherBalanceMutation,
  useUseVoucherMutation,
} from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { amountText } from '@atrium/rules/money/amount';
import { readCode } from '@atrium/rules/vouchers/voucher-code';
import { TextInput } from '@atrium/ui/components/fields/text-input';
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
  onClose: () => void;
}

/** The code that the guest shows, then what is left on it and how much of that pays. */
export function UseVoucherDialog({ thing, owed, currency, onClose }: Props) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const [look, { isLoading: isLooking }] = useGetVoucherBalanceMutation();
  const [use, { isLoading: isUsing }] = useUseVoucherMutation();
  const [code, setCode] = useState('');
  const [card, setCard] = useState<GiftCardBalance>();
  const [value, setValue] = useState('');
  const [failure, setFailure] = useState<string>();
  const most = Math.min(owed, card?.remaining ?? 0);
  const amount = card && amountIn(value, most, currency);
  const sum = (minor: number) => formatMoney(language, minor, currency);

  const show = async () => {
    const { data } = await look({ voucherCodeInput: { code } }).unwrap();
    setCard(data);
    setValue(amountText(Math.min(owed, data.remaining), currency));
  };
  const pay = async (token: string, minor: number) => {
    await use({ useVoucherInput: { ...thing, token, amount: minor } }).unwrap();
    reportDone(t('giftCard.done', { sum: sum(minor) }));
    onClose();
  };
  const submit = async () => {
    setFailure(undefined);
    try {
      if (!card) await show();
      else if (amount !== undefined) await pay(card.token, amount);
    } catch (error) {
      setFailure(errorText(error, t('giftCard.failed')));
    }
  };

  return (
    <RequestDialog
      title={t('giftCard.open')}
      failure={failure}
      isDirty={code.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button
          type="submit"
          variant="contained"
          loading={isLooking || isUsing}
          disabled={card ? amount === undefined : readCode(code) === undefined}
        >
          {card ? t('giftCard.submit', { sum: sum(amount ?? 0) }) : t('giftCard.show')}
        </Button>
      }
    >
      {card ? (
        <>
          <DialogContentText role="status">
            {t('giftCard.left', { sum: sum(card.remaining), ending: card.ending })}
          </DialogContentText>
          <AmountField value={value} most={most} currency={currency} onChange={setValue} />
        </>
      ) : (
        <TextInput
          autoFocus
          label={t('giftCard.code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          slotProps={{
            htmlInput: {
              ...{ maxLength: 40, autoComplete: 'off', autoCapitalize: 'characters' },
              spellCheck: false,
            },
          }}
        />
      )}
    </RequestDialog>
  );
}
