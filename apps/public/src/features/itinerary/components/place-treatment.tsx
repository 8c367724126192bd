import {
  type BrandedVendor,
  type Itinerary,
  useGetTreatmentOfferQuery,
  usePlaceItineraryTreatmentMutation,
} from '@atrium/api-client/public';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../shared/use-refusal-text';
import type { ItineraryLink } from '../lib/itinerary-link';

interface Props {
  venue: BrandedVendor;
  link: ItineraryLink;
  type: Itinerary['treatmentTypes'][number];
  stay: Pick<Itinerary, 'arrivaldate' | 'departuredate'>;
  onDone: () => void;
}

/** On which day of the stay, how long, and at which of the free times. */
export function PlaceTreatment({ venue, link, type, stay, onDone }: Props) {
  const { t } = useTranslation(['sales', 'common']);
  const language = useLanguage();
  const refusalText = useRefusalText();
  const today = venueToday(Date.now(), venue.timezone);
  const from = stay.arrivaldate > today ? stay.arrivaldate : today;
  const [length, setLength] = useState<string>();
  const [chosenDay, setDay] = useState<string>();
  const [time, setTime] = useState<number>();
  const { data, error, refetch } = useGetTreatmentOfferQuery({
    ...{ vendorId: venue.slug, id: type._treatmentType, from, until: stay.departuredate },
    ...(length ? { length } : {}),
  });
  const [place, { isLoading, error: refusal }] = usePlaceItineraryTreatmentMutation();

  if (!data) {
    if (!error) return <CardSkeletons count={1} />;
    return <ErrorState title={t('itinerary.timesFailed')} onRetry={refetch} />;
  }
  const { lengths, days } = data.data;
  const free = days.filter(({ starts }) => starts.length > 0);
  const day = free.find(({ date }) => date === chosenDay) ?? free[0];
  const book = async (date: string, timeindexStart: number) => {
    const chosen = { stayTreatment: type._id, date, timeindexStart };
    const placeTreatmentInput = { ...chosen, ...(length ? { _length: length } : {}) };
    const { data: booked } = await place({ ...link, placeTreatmentInput });
    if (booked) onDone();
    else void refetch();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {lengths.length > 1 && (
        <SelectInput
          label={t('itinerary.length')}
          value={length ?? lengths[0]?._id ?? ''}
          onChange={({ target }) => {
            setLength(target.value);
            setTime(undefined);
          }}
        >
          {lengths.map(({ _id, minutes }) => (
            <option key={_id} value={_id}>
              {t('common:units.minute', { count: minutes })}
            </option>
          ))}
        </SelectInput>
      )}
      {day ? (
        <>
          <SelectInput
            label={t('itinerary.day')}
            value={day.date}
            onChange={({ target }) => {
              setDay(target.value);
              setTime(undefined);
            }}
          >
            {free.map(({ date }) => (
              <option key={date} value={date}>
                {formatDate(language, date, 'full')}
              </option>
            ))}
          </SelectInput>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {day.starts.map((start) => (
              <Button
                key={start}
                variant={start === time ? 'contained' : 'outlined'}
                aria-pressed={start === time}
                onClick={() => setTime(start)}
                sx={{ minHeight: 44, minWidth: 72 }}
              >
                {formatTime(start)}
              </Button>
            ))}
          </Box>
        </>
      ) : (
        <Alert severity="info">{t('itinerary.noTimes', { venue: venue.name })}</Alert>
      )}
      {refusal && <Alert severity="error">{refusalText(refusal)}</Alert>}
      {day && time !== undefined && (
        <Button
          variant="contained"
          size="large"
          loading={isLoading}
          onClick={() => void book(day.date, time)}
        >
          {t('itinerary.book', { time: formatTime(time) })}
        </Button>
      )}
    </Box>
  );
}
