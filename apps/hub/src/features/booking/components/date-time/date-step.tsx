import type { ActivityWithAvailability, AvailableDay } from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { unavailableDates } from '../../../../shared/lib/availability';

interface Props {
  activity: ActivityWithAvailability;
  /** Days of the month shown. */
  days: readonly AvailableDay[];
  today: CalendarDate;
  month: CalendarDate;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  onMonthChange: (month: CalendarDate) => void;
  onChoose: (date: CalendarDate) => void;
  takesFocus: boolean;
}

/** A single day; past days hidden, fully unavailable ones disabled. */
export function DateStep(props: Props) {
  const { activity, days, today, month, loading, error, onRetry, onChoose } = props;
  const { t } = useTranslation('hub');
  const errorText = useErrorText();
  const unavailable = unavailableDates(days);
  const hasNone = !loading && !error && days.every(({ date }) => unavailable.includes(date));

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 460px) 1fr' } }}>
      <div>
        <StepHeading takesFocus={props.takesFocus}>{t('newActivity.chooseDate')}</StepHeading>
        <Card sx={{ p: { xs: 1, sm: 2 }, maxWidth: 460 }}>
          <MonthCalendar
            selection={{}}
            onSelect={({ start }) => start !== undefined && onChoose(start)}
            today={today}
            hidePast
            {...(activity.latestDate !== undefined && { latestDate: activity.latestDate })}
            unavailableDates={unavailable}
            initialMonth={month}
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
        {error !== undefined && <ErrorState message={errorText(error)} onRetry={onRetry} />}
      </div>
      {(activity.description || activity.comment || activity.seating) && (
        <Box sx={{ pt: { md: 5 }, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {activity.seating && (
            <Typography sx={{ mb: 1.5, color: 'text.primary' }}>
              {activity.seating.rooms.map(({ name }) => name).join(', ')}
            </Typography>
          )}
          {activity.description && <Typography>{activity.description}</Typography>}
          {activity.comment && <Typography sx={{ mt: 1.5 }}>{activity.comment}</Typography>}
        </Box>
      )}
    </Box>
  );
}
