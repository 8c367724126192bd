import type { TreatmentOffer } from '@atrium/api-client/public';
import { formatMoney } from '@atrium/i18n/format';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  offer: TreatmentOffer;
  /** Id of a length. */
  value: string;
  onChange: (length: string) => void;
}

/** How long the treatment lasts, and what it then costs everybody in it. */
export function LengthChoice({ offer, value, onChange }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const durationText = useDurationText();
  const id = useId();
  return (
    <FormControl sx={{ display: 'block', mt: 3 }}>
      <FormLabel id={id}>{t('spa.length')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, length) => onChange(length)}
      >
        {offer.lengths.map(({ _id, minutes, price }) => (
          <FormControlLabel
            key={_id}
            value={_id}
            control={<Radio />}
            label={`${durationText(minutes)} · ${
              price > 0 ? formatMoney(language, price, offer.currency) : t('spa.free')
            }`}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
