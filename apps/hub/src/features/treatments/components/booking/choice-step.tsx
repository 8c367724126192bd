import type { TreatmentOffer } from '@atrium/api-client/hub/spa';
import { formatMoney } from '@atrium/i18n/format';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { SubmitButton } from '../../../../shared/components/fields/submit-button';
import { WishField } from './wish-field';

interface Props {
  offer: TreatmentOffer;
  /** What was chosen before. */
  length: string | undefined;
  wish: string | undefined;
  onChoose: (choice: { length: string; wish: string | undefined }) => void;
  takesFocus: boolean;
}

/** What the treatment is, how long it is to last, and who should give it. */
export function ChoiceStep({ offer, onChoose, takesFocus, ...before }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const durationText = useDurationText();
  const id = useId();
  const [length, setLength] = useState(before.length ?? offer.lengths[0]?._id ?? '');
  const [wish, setWish] = useState(before.wish ?? '');
  const { guests, cancelInformation, description, currency } = offer;
  const terms = [
    ...(guests > 1 ? [t('treatments.together', { count: guests })] : []),
    cancelInformation > 0
      ? t('treatments.cancelBefore', { duration: durationText(cancelInformation * 60) })
      : t('treatments.cancelUntilStart'),
  ];

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ length, wish: wish || undefined });
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 560 }}
    >
      <div>
        <StepHeading takesFocus={takesFocus}>{t('treatments.steps.treatment')}</StepHeading>
        {description && (
          <Typography sx={{ mb: 1.5, whiteSpace: 'pre-line' }}>{description}</Typography>
        )}
        {terms.map((term) => (
          <Typography key={term} variant="body2" sx={{ color: 'text.secondary' }}>
            {term}
          </Typography>
        ))}
      </div>
      <Card component="section" sx={{ p: 2.5 }}>
        <FormControl>
          <FormLabel id={id}>{t('treatments.length')}</FormLabel>
          <RadioGroup
            aria-labelledby={id}
            value={length}
            onChange={(_event, value) => setLength(value)}
          >
            {offer.lengths.map(({ _id, minutes, price }) => (
              <FormControlLabel
                key={_id}
                value={_id}
                control={<Radio />}
                label={t('treatments.lengthAndPrice', {
                  duration: durationText(minutes),
                  price:
                    price > 0 ? formatMoney(language, price, currency) : t('newReservation.free'),
                })}
                sx={{ minHeight: 44 }}
              />
            ))}
          </RadioGroup>
        </FormControl>
      </Card>
      {offer.therapists.length > 1 && (
        <Card component="section" sx={{ p: 2.5 }}>
          <WishField offer={offer} value={wish} onChange={setWish} />
        </Card>
      )}
      <SubmitButton pending={false}>{t('treatments.chooseDay')}</SubmitButton>
    </Box>
  );
}
