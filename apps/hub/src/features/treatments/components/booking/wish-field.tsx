import type { TreatmentOffer } from '@atrium/api-client/hub/spa';
import { Portrait } from '@atrium/ui/components/display/portrait';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWishChoices } from '../../hooks/use-wish-choices';

interface Props {
  offer: TreatmentOffer;
  value: string;
  onChange: (wish: string) => void;
}

/** Who should give the treatment: by their portraits, or from a list where the venue shows none. */
export function WishField({ offer, value, onChange }: Props) {
  const { t } = useTranslation('hub');
  const id = useId();
  const choices = useWishChoices()(offer);
  const hasPortraits = offer.therapists.some(({ _picture, imgUrl }) => _picture ?? imgUrl);
  if (!hasPortraits) {
    return (
      <SelectInput
        label={t('treatments.wish.label')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        helperText={t('treatments.wish.hint')}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectInput>
    );
  }
  return (
    <FormControl>
      <FormLabel id={id}>{t('treatments.wish.label')}</FormLabel>
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0 }}>
        {t('treatments.wish.hint')}
      </FormHelperText>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(_event, chosen) => onChange(chosen)}
      >
        {choices.map(({ value: choice, label, therapist }) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio />}
            label={
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                {therapist && (
                  <Portrait
                    name={therapist.name}
                    picture={therapist._picture}
                    imgUrl={therapist.imgUrl}
                    size={48}
                  />
                )}
                {label}
              </Box>
            }
            sx={{ minHeight: 44, my: 0.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
