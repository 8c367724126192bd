import {
  type HubJourney,
  useListMyJourneyStartsQuery,
  useMoveMyJourneyMutation,
} from '@atrium/api-client/hub/spa';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import { SlotList } from '@atrium/ui/components/calendar/slot-list';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BookingSkeleton } from '../../../../shared/booking/steps/booking-skeleton';
import { SubmitButton } from '../../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';

interface Props {
  journey: HubJourney;
}

/** Another day and start for all of it: the treatments stay as far apart as they are. */
export function JourneyMoves({ journey }: Props) {
  const { t } = useTranslation('hub');
  const { paths, timezone } = useVendor();
  const language = useLanguage();
  const navigate = useNavigate();
  const showToast = useToast();
  const errorText = useErrorText();
  const { _id: id, treatments } = journey;
  const [first] = treatments;
  const today = venueToday(Date.now(), timezone);
  const [date, setDate] = useState<CalendarDate>(first?.date ?? today);
  const [start, setStart] = useState<number>();
  const { currentData, error, refetch } = useListMyJourneyStartsQuery(
    { id, date },
    { refetchOnFocus: true },
  );
  const [move, { isLoading }] = useMoveMyJourneyMutation();
  const starts = currentData?.data.filter(
    ({ timeindexStart }) => date !== first?.date || timeindexStart !== first.timeindexStart,
  );

  const submit = async () => {
    if (start === undefined || isLoading) return;
    try {
      await move({ id, journeyMove: { date, timeindexStart: start } }).unwrap();
      showToast({ type: 'success', message: t('journeys.moved') });
      navigate(paths.overview);
    } catch (failure) {
      showToast({ type: 'error', title: t('journeys.moveFailed'), message: errorText(failure) });
      setStart(undefined);
      void refetch();
    }
  };

  const times = () => {
    if (error) return <ErrorState message={errorText(error)} onRetry={refetch} />;
    if (!starts) return <BookingSkeleton />;
    return (
      <SlotList
        slots={starts.map(({ timeindexStart, timeindexEnd }) => ({
          ...{ start: timeindexStart, end: timeindexEnd, available: 1 },
          ...{ showAvailability: false, showEndTime: true },
        }))}
        selected={start}
        onSelect={(chosen) => setStart(chosen.start)}
      />
    );
  };

  return (
    <Box
      component="form"
      aria-labelledby="another-time"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ mt: 4 }}
    >
      <Typography id="another-time" variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('treatments.anotherTime')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 460px) 1fr' } }}>
        <Card sx={{ p: { xs: 1, sm: 2 }, alignSelf: 'start' }}>
          <MonthCalendar
            selection={{ start: date, end: date }}
            onSelect={({ start: chosen }) => {
              if (chosen === undefined) return;
              setDate(chosen);
              setStart(undefined);
            }}
            today={today}
            hidePast
          />
        </Card>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Typography
            component="h3"
            sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {formatDate(language, date, 'full')}
          </Typography>
          {times()}
          {start !== undefined && (
            <SubmitButton pending={isLoading}>
              {t('treatments.moveTo', {
                time: `${formatDate(language, date, 'day')}, ${formatTime(start)}`,
              })}
            </SubmitButton>
          )}
        </Box>
      </Box>
    </Box>
  );
}
