import { formatMoney } from '@atrium/i18n/format';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../lib/step-props';

/** One of the offered amounts, or another within the venue's bounds. */
export function AmountStep({ draft, offer, problems, onChange }: StepProps) {
  const { t } = useTranslation('giftCard');
  const language = useLanguage();
  const { amounts, least, most, currency } = offer;
  const sum = (minor: number) => formatMoney(language, minor, currency);
  const isFree = least !== undefined && most !== undefined;

  return (
    <>
      {amounts.length > 0 && (
        <RadioGroup
          aria-label={t('sale.amount')}
          value={draft.other.trim() === '' ? (draft.offered ?? '') : ''}
          onChange={(_event, value) => onChange({ offered: Number(value), other: '' })}
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9em, 1fr))' }}
        >
          {amounts.map((minor) => (
            <FormControlLabel
              key={minor}
              value={minor}
              control={<Radio />}
              label={sum(minor)}
              sx={{ minHeight: 44 }}
            />
          ))}
        </RadioGroup>
      )}
      {isFree ? (
        <TextInput
          name="other"
          label={t('sale.other')}
          value={draft.other}
          error={problems.other !== undefined}
          helperText={t('sale.bounds', { least: sum(least), most: sum(most) })}
          onChange={({ target }) => onChange({ other: target.value })}
          slotProps={{
            htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 14 },
            input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
          }}
        />
      ) : (
        problems.other && (
          <Box role="alert">
            <Typography color="error">{t('sale.amountWrong')}</Typography>
          </Box>
        )
      )}
    </>
  );
}
