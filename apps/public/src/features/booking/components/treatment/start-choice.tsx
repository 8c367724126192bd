import type { OfferedTreatmentDay } from '@atrium/api-client/public';
import { formatDate } from '@atrium/i18n/format';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import { SlotList } from '@atrium/ui/components/calendar/slot-list';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  /** IANA, the venue's. */
  zone: string;
  /** Of the month shown; undefined while they are on their way. */
  days: readonly OfferedTreatmentDay[] | undefined;
  /** The last that can be booked. */
  latestDate: CalendarDate | undefined;
  month: CalendarDate;
  /** How long it lasts. */
  minutes: number;
  date: CalendarDate | undefined;
  time?: number | undefined;
  onMonth: (month: CalendarDate) => void;
  onDate: (date: CalendarDate) => void;
  onTime: (time: number) => void;
}

/** On which day, and at which of the starts that really exist then. */
export function StartChoice(props: Props) {
  const { zone, days, latestDate, minutes, date, time } = props;
  const { t } = useTranslation('public');
  const language = useLanguage();
  const without = (days ?? []).filter(({ starts }) => starts.length === 0);
  const hasNone = days !== undefined && without.length === days.length;
  const starts = days?.find((day) => day.date === date)?.starts ?? [];

  return (
    <>
      <Card component="section" sx={{ p: { xs: 1.5, sm: 2.5 } }}>
        <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
          {t('booking.steps.when')}
        </Typography>
        <MonthCalendar
          selection={date ? { start: date } : {}}
          onSelect={({ start }) => start !== undefined && props.onDate(start)}
          today={venueToday(Date.now(), zone)}
          hidePast
          {...(latestDate !== undefined && { latestDate })}
          unavailableDates={without.map((day) => day.date)}
          initialMonth={props.month}
          onMonthChange={props.onMonth}
          loading={days === undefined}
        />
        <Box role="status" sx={{ minHeight: 24, mt: 1, color: 'text.secondary' }}>
          {hasNone ? t('booking.noDates') : !date && t('booking.pickDay')}
        </Box>
      </Card>
      {date && (
        <Box component="section" aria-live="polite">
          <Typography
            variant="h4"
            component="h2"
            sx={{ mb: 1.5, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {formatDate(language, date, 'full')}
          </Typography>
          {days === undefined ? (
            <FormSkeleton fields={2} />
          ) : (
            <SlotList
              slots={starts.map((start) => ({
                ...{ start, end: start + minutes, available: 1 },
                ...{ showAvailability: false, showEndTime: true },
              }))}
              selected={time}
              onSelect={({ start }) => props.onTime(start)}
            />
          )}
        </Box>
      )}
    </>
  );
}
