import type { ActivityWithAvailability, AvailableDay } from '@atrium/api-client/hub';
import { type CalendarDate, firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BookingDraft } from '../../../../shared/booking/booking-draft';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { unavailableDates } from '../../../../shared/lib/availability';
import { useDayNotes } from '../../hooks/use-day-notes';
import { PartyCard } from './party-card';
import { TimesOfDay } from './times-of-day';

interface Props {
  activity: ActivityWithAvailability;
  /** Days of the month shown. */
  days: readonly AvailableDay[];
  today: CalendarDate;
  month: CalendarDate;
  /** The chosen day. */
  date: CalendarDate | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  draft: BookingDraft;
  onDraft: (draft: BookingDraft) => void;
  onMonthChange: (month: CalendarDate) => void;
  onDate: (date: CalendarDate) => void;
  /** @param time minutes from midnight */
  onTime: (date: CalendarDate, time: number, waiting: boolean) => void;
  takesFocus: boolean;
}

/** Party, day and time; past days hidden, fully unavailable ones disabled. */
export function WhenScreen(props: Props) {
  const { activity, days, today, month, loading, error, draft } = props;
  const { t } = useTranslation('hub');
  const errorText = useErrorText();
  const notes = useDayNotes(activity, days);
  // Another month is looked at: its days are known, and not this one's times.
  const isShown = props.date !== undefined && firstOfMonth(props.date) === month;
  const date = isShown ? props.date : undefined;
  const unavailable = unavailableDates(days);
  const hasNone = !loading && !error && days.every((day) => unavailable.includes(day.date));

  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 440px) minmax(0, 1fr)',
        },
      }}
    >
      <div>
        <PartyCard
          activity={activity}
          days={days}
          party={draft.party}
          onChange={(party) => props.onDraft({ ...draft, party })}
        />
        <StepHeading takesFocus={props.takesFocus && props.date === undefined}>
          {t('newActivity.chooseDate')}
        </StepHeading>
        <Card sx={{ p: { xs: 1, sm: 2 } }}>
          <MonthCalendar
            selection={props.date === undefined ? {} : { start: props.date }}
            onSelect={({ start }) => start !== undefined && props.onDate(start)}
            today={today}
            hidePast
            {...(activity.latestDate !== undefined && { latestDate: activity.latestDate })}
            unavailableDates={unavailable}
            initialMonth={month}
            onMonthChange={props.onMonthChange}
            loading={loading}
            notes={notes}
          />
        </Card>
        {/* Space is reserved, so that the page does not jump between months. */}
        <Box role="status" sx={{ mt: 1.5, minHeight: 24 }}>
          {hasNone && (
            <Typography sx={{ color: 'text.secondary' }}>{t('newActivity.noDates')}</Typography>
          )}
        </Box>
        {error !== undefined && <ErrorState message={errorText(error)} onRetry={props.onRetry} />}
      </div>
      {date === undefined ? (
        <Box sx={{ pt: { md: 5 }, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {activity.seating && (
            <Typography sx={{ mb: 1.5, color: 'text.primary' }}>
              {activity.seating.rooms.map(({ name }) => name).join(', ')}
            </Typography>
          )}
          {activity.description && <Typography>{activity.description}</Typography>}
          {activity.comment && <Typography sx={{ mt: 1.5 }}>{activity.comment}</Typography>}
        </Box>
      ) : (
        <TimesOfDay
          key={date}
          activity={activity}
          day={days.find((day) => day.date === date)}
          date={date}
          loading={loading}
          draft={draft}
          onChoose={(time, waiting) => props.onTime(date, time, waiting)}
          takesFocus={props.takesFocus}
        />
      )}
    </Box>
  );
}
