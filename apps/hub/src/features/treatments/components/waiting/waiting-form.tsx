import {
  type TreatmentOffer,
  useJoinTreatmentWaitingListMutation,
} from '@atrium/api-client/hub/spa';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays, isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { askedFor } from '@atrium/rules/spa/treatments/guest-choice';
import { MAX_WAITING_DAYS } from '@atrium/rules/spa/waiting-list';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';

interface Props {
  offer: TreatmentOffer;
  /** Id of a length. */
  length: string | undefined;
  /** `woman`, `man`, or the id of a therapist. */
  wish: string | undefined;
  onJoined: () => void;
}

/** On which day a guest could come, or from which day for a week. */
export function WaitingForm({ offer, length, wish, onJoined }: Props) {
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const errorText = useErrorText();
  const id = useId();
  const today = venueToday(Date.now(), timezone);
  const [from, setFrom] = useState(today);
  const [days, setDays] = useState(1);
  const [join, { error, isLoading }] = useJoinTreatmentWaitingListMutation();
  const until = isCalendarDate(from) ? addDays(from, days - 1) : from;

  const send = async () => {
    if (isLoading || !isCalendarDate(from)) return;
    const asked = askedFor(wish);
    const { error: refused } = await join({
      treatmentWaitInput: {
        ...{ _treatmentType: offer._id, from, until },
        ...(length !== undefined && { _length: length }),
        ...(asked && { wish: asked }),
      },
    });
    if (!refused) onJoined();
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: 'grid', gap: 2, mt: 2.5 }}
    >
      <TextInput
        required
        autoFocus
        type="date"
        label={t('treatmentWaits.first')}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        slotProps={{
          htmlInput: { min: today, ...(offer.latestDate && { max: offer.latestDate }) },
        }}
      />
      <FormControl>
        <FormLabel id={id}>{t('treatmentWaits.howLong')}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={days}
          onChange={(_event, value) => setDays(Number(value))}
        >
          <FormControlLabel
            value={1}
            control={<Radio />}
            label={t('treatmentWaits.oneDay')}
            sx={{ minHeight: 44 }}
          />
          <FormControlLabel
            value={MAX_WAITING_DAYS}
            control={<Radio />}
            label={t('treatmentWaits.week')}
            sx={{ minHeight: 44 }}
          />
        </RadioGroup>
      </FormControl>
      {error && (
        <Alert severity="error">
          <AlertTitle>{t('treatmentWaits.joinFailed')}</AlertTitle>
          {errorText(error)}
        </Alert>
      )}
      <SubmitButton pending={isLoading}>{t('treatmentWaits.join')}</SubmitButton>
    </Box>
  );
}
