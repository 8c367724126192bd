import type { OfferedTreatmentDay } from '@atrium/api-client/hub/spa';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Props {
  /** Of the month shown. */
  days: readonly OfferedTreatmentDay[];
  /** The last that can be booked. */
  latestDate: CalendarDate | undefined;
  month: CalendarDate;
  selected?: CalendarDate | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  onMonthChange: (month: CalendarDate) => void;
  onChoose: (date: CalendarDate) => void;
}

/** The days of a month; those without a free start cannot be chosen. */
export function StartCalendar(props: Props) {
  const { days, latestDate, selected, loading, error } = props;
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const errorText = useErrorText();
  const without = days.filter(({ starts }) => starts.length === 0).map(({ date }) => date);
  const hasNone = !loading && !error && without.length === days.length;

  return (
    <>
      <Card sx={{ p: { xs: 1, sm: 2 }, maxWidth: 460 }}>
        <MonthCalendar
          selection={selected === undefined ? {} : { start: selected, end: selected }}
          onSelect={({ start }) => start !== undefined && props.onChoose(start)}
          today={venueToday(Date.now(), timezone)}
          hidePast
          {...(latestDate !== undefined && { latestDate })}
          unavailableDates={without}
          initialMonth={props.month}
          onMonthChange={props.onMonthChange}
          loading={loading}
        />
      </Card>
      {/* Space is reserved, so that the page does not jump between months. */}
      <Box role="status" sx={{ mt: 1.5, minHeight: 24 }}>
        {hasNone && (
          <Typography sx={{ color: 'text.secondary' }}>{t('newActivity.noDates')}</Typography>
        )}
      </Box>
      {error !== undefined && <ErrorState message={errorText(error)} onRetry={props.onRetry} />}
    </>
  );
}
