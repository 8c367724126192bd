import type { TherapistOutput, TreatmentTypeOutput } from '@atrium/api-client/admin';
import { MAX_JOURNEY_GUESTS, MAX_JOURNEY_TREATMENTS } from '@atrium/rules/spa/journeys/journeys';
import { Money } from '@atrium/ui/components/display/money';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../../shared/dates/date-field';
import { FormDialog } from '../../../../../shared/forms/form-dialog';
import { useNewJourney } from '../../hooks/use-new-journey';
import type { Place } from '../../hooks/use-new-treatment';
import { coveredPrice, hasAddress, isJourneyEntered } from '../../lib/new-journey';
import { KindSwitch, type NewKind } from '../kind-switch';
import { StartField } from '../start-field';
import { GapFields } from './gap-fields';
import { JourneyGuest } from './journey-guest';
import { JourneyPlan } from './journey-plan';
import { JourneyRows } from './journey-rows';

interface Props {
  place: Place;
  types: readonly TreatmentTypeOutput[];
  therapists: readonly TherapistOutput[];
  onClose: () => void;
  onSwitch: (kind: NewKind) => void;
}

const peopleUpTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** Several treatments for a guest on the phone: who, what in which order, and when all of it fits. */
export function JourneyForm({ place, types, therapists, onClose, onSwitch }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const journey = useNewJourney(place, types);
  const { form, count, change, answer, offer, isSending } = journey;
  // Somebody typing faster than the answers arrive has already asked to book.
  const [waiting, setWaiting] = useState<readonly number[]>([]);
  const [wanted, setWanted] = useState(false);
  const isPending = journey.isPending || waiting.some((guest) => guest < count);
  const onWaiting = useCallback(
    (guest: number, isWaiting: boolean) =>
      setWaiting((all) => [...all.filter((one) => one !== guest), ...(isWaiting ? [guest] : [])]),
    [],
  );

  const book = async () => {
    if (isSending) return;
    if (isPending) return setWanted(true);
    if (await journey.submit()) onClose();
  };
  useEffect(() => {
    if (!wanted || isPending) return;
    setWanted(false);
    void book();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isBooking = event.ctrlKey || event.metaKey;
    // the guest list handled this key to make a choice
    if (isBooking && !event.defaultPrevented) void book();
    // Enter alone books only from its button: half a form must not
    if (!(event.target instanceof HTMLButtonElement)) event.preventDefault();
  };

  return (
    <FormDialog
      title={t('journey.new')}
      submitLabel={t('journey.book')}
      isDirty={isJourneyEntered(form)}
      isSaving={isSending}
      onSubmit={book}
      onClose={onClose}
    >
      <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2 }}>
        <KindSwitch kind="journey" onSwitch={onSwitch} />
        {journey.refusal && <Alert severity="error">{journey.refusal}</Alert>}
        {peopleUpTo(count).map((people) => (
          <JourneyGuest
            key={people}
            place={people - 1}
            guest={form.guests[people - 1]}
            isAlone={count === 1}
            onChange={journey.changeGuest}
            textOf={journey.textOf(people - 1)}
            onWaiting={onWaiting}
            readOnly={isSending}
          />
        ))}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1.4fr' } }}>
          <SelectInput
            label={t('guests')}
            value={count}
            onChange={({ target }) =>
              change({
                guests: Array.from(
                  { length: Number(target.value) },
                  (_, index) => form.guests[index],
                ),
              })
            }
          >
            {peopleUpTo(MAX_JOURNEY_GUESTS).map((people) => (
              <option key={people}>{people}</option>
            ))}
          </SelectInput>
          <DateField
            label={t('admin:booking.date')}
            value={form.date}
            required
            onChange={(date) => change({ date, start: undefined })}
          />
        </Box>
        <JourneyRows journey={journey} therapists={therapists} />
        <GapFields leastGap={form.leastGap} mostGap={form.mostGap} onChange={change} />
        {journey.isTooMany ? (
          <FormHelperText error>
            {t('journey.tooMany', { most: MAX_JOURNEY_TREATMENTS })}
          </FormHelperText>
        ) : (
          <StartField
            starts={answer?.offers}
            hasFailed={journey.hasFailed}
            onRetry={journey.refetch}
            start={offer?.timeindexStart}
            missed={journey.missed}
            isMissing={journey.isMissingStart}
            onChange={(start) => change({ start })}
          />
        )}
        {answer && !answer.isComplete && <FormHelperText>{t('journey.incomplete')}</FormHelperText>}
        {offer && answer && (
          <>
            <JourneyPlan journey={journey} offer={offer} />
            <Typography sx={{ fontWeight: 650 }}>
              {t('admin:booking.total')}{' '}
              <Money
                minor={answer.price - coveredPrice(form, journey.typesById, therapists)}
                currency={answer.currency}
              />
            </Typography>
          </>
        )}
        {hasAddress(form.guests[0]) && (
          <ToggleSwitch
            label={t('journey.confirm')}
            checked={form.confirm}
            onChange={(confirm) => change({ confirm })}
          />
        )}
        <TextInput
          label={t('admin:booking.internalComment')}
          value={form.internalComment}
          onChange={(event) => change({ internalComment: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 1000, readOnly: isSending } }}
        />
      </Box>
    </FormDialog>
  );
}
