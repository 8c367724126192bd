import { formatMoney } from '@atrium/i18n/format';
import { parseAmount } from '@atrium/rules/money/amount';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';

interface Props {
  /** As typed. */
  value: string;
  /** Minor units. */
  most: number;
  /** ISO 4217. */
  currency: string;
  onChange: (value: string) => void;
}

/** The typed amount in minor units; undefined for what is none, or is not within 1 and the most. */
export function amountIn(value: string, most: number, currency: string): number | undefined {
  const minor = parseAmount(value, currency);
  return minor !== undefined && minor >= 1 && minor <= most ? minor : undefined;
}

/** An amount with a limit, which it says. */
export function AmountField({ value, most, currency, onChange }: Props) {
  const { t } = useTranslation('payments');
  const sum = formatMoney(useLanguage(), most, currency);
  const isWrong = value.trim() !== '' && amountIn(value, most, currency) === undefined;
  return (
    <TextInput
      autoFocus
      label={t('columns.amount')}
      value={value}
      error={isWrong}
      helperText={t(isWrong ? 'refund.wrong' : 'refund.amountHint', { sum })}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 14 },
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
      }}
    />
  );
}
