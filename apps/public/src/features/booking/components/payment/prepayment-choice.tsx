import { formatMoney } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Minor units. */
  amount: number;
  currency: string;
  paysNow: boolean;
  onChoose: (paysNow: boolean) => void;
}

/** Whether the visitor pays now or at the venue, where the venue leaves it to them. */
export function PrepaymentChoice({ amount, currency, paysNow, onChoose }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const id = useId();

  return (
    <Card component="section" sx={{ p: 2.5 }}>
      <FormControl>
        <FormLabel id={id}>{t('payment.choice')}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={paysNow ? 'now' : 'later'}
          onChange={(_event, value) => onChoose(value === 'now')}
        >
          <FormControlLabel
            value="later"
            control={<Radio />}
            label={t('payment.payLater')}
            sx={{ minHeight: 44 }}
          />
          <FormControlLabel
            value="now"
            control={<Radio />}
            label={t('payment.payNow', { amount: formatMoney(language, amount, currency) })}
            sx={{ minHeight: 44 }}
          />
        </RadioGroup>
      </FormControl>
    </Card>
  );
}
