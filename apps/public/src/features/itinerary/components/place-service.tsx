import {
  type BrandedVendor,
  type Itinerary,
  useGetActivityQuery,
  usePlaceItineraryServiceMutation,
} from '@atrium/api-client/public';
import { formatTime } from '@atrium/i18n/format';
import { isPast } from '@atrium/rules/bookings/booking-window';
import { SlotList } from '@atrium/ui/components/calendar/slot-list';
import { Counter } from '@atrium/ui/components/fields/counter';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { ErrorState } from '@atrium/ui/components/states/error-state';
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
  service: Itinerary['services'][number];
  onDone: () => void;
}

/** How many come, and at which of the day's times. */
export function PlaceService({ venue, link, service, onDone }: Props) {
  const { t } = useTranslation('sales');
  const refusalText = useRefusalText();
  const { _id, _service, date, left } = service;
  const { data, error, refetch } = useGetActivityQuery({ id: _service._id, date });
  const [place, { isLoading, error: refusal }] = usePlaceItineraryServiceMutation();
  const [people, setPeople] = useState(left);
  const [time, setTime] = useState<number>();

  if (!data) {
    if (!error) return <CardSkeletons count={1} />;
    return <ErrorState title={t('itinerary.timesFailed')} onRetry={refetch} />;
  }
  const day = data.data.timeslots.data.find((one) => one.date === date);
  const slots = (day?.state === 'open' ? day.times : [])
    .filter(({ start, bookable }) => bookable && !isPast(date, start, Date.now(), venue.timezone))
    .map(({ name, ...slot }) => ({ ...slot, overrideName: name }));
  if (slots.length === 0) {
    return <Alert severity="info">{t('itinerary.noTimes', { venue: venue.name })}</Alert>;
  }
  const label = t('itinerary.people');
  const book = async (timeindex: number) => {
    const placeServiceInput = { stayService: _id, timeindex, participants: people };
    const { data: booked } = await place({ ...link, placeServiceInput });
    if (booked) onDone();
    else void refetch();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {left > 1 && (
        <Counter
          label={label}
          value={people}
          decreaseLabel={t('form.fewer', { label })}
          increaseLabel={t('form.more', { label })}
          canDecrease={people > 1}
          canIncrease={people < left}
          onDecrease={() => people > 1 && setPeople(people - 1)}
          onIncrease={() => people < left && setPeople(people + 1)}
        />
      )}
      <SlotList
        slots={slots}
        selected={time}
        participants={people}
        onSelect={({ start }) => setTime(start)}
      />
      {refusal && <Alert severity="error">{refusalText(refusal)}</Alert>}
      {time !== undefined && (
        <Button
          variant="contained"
          size="large"
          loading={isLoading}
          onClick={() => void book(time)}
        >
          {t('itinerary.book', { time: formatTime(time) })}
        </Button>
      )}
    </Box>
  );
}
