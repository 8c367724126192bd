import { formatDate, formatTime, formatWeekday } from '@atrium/i18n/format';
import { dayOfWeek } from '@atrium/rules/calendar/calendar-date';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useGridKeys } from '../hooks/use-grid-keys';
import { useHoursText } from '../hooks/use-hours-text';
import type { GridActions } from '../lib/grid-actions';
import type { ScheduleRow } from '../lib/schedule-rows';
import { DayCell } from './day-cell';

interface Props {
  rows: readonly ScheduleRow[];
  dates: readonly string[];
  today: string;
  axis: TimeSpan;
  /** Minutes. */
  step: number;
  actions: GridActions | undefined;
  /** Rows are days of one therapist, and columns weekdays. */
  isOfOne?: boolean;
}

/** Who works when: a row for each therapist, a column for each day. */
export function ScheduleGrid(props: Props) {
  const { rows, dates, today, axis, step, actions, isOfOne = false } = props;
  const { t } = useTranslation('schedules');
  const language = useLanguage();
  const hoursText = useHoursText();
  const keys = useGridKeys();
  const working = (index: number) =>
    rows.filter(({ days }) => (days[index]?.shifts.length ?? 0) > 0).length;

  return (
    <Box
      component="table"
      {...keys}
      aria-label={t('grid.label')}
      sx={(theme) => ({
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& td, & th': { border: `1px solid ${theme.vars.palette.divider}` },
        '& thead th': { border: 0, pb: 0.5, textAlign: 'start', fontWeight: 400 },
      })}
    >
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ width: { xs: 96, sm: 150 } }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(isOfOne ? 'grid.days' : 'grid.therapist')}
            </Typography>
          </Box>
          {dates.map((date, index) => (
            <Box
              component="th"
              key={date}
              scope="col"
              {...(date === today && !isOfOne && { 'aria-current': 'date' })}
              sx={{ px: 0.5 }}
            >
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 0.5 }}>
                <Typography
                  variant="body2"
                  noWrap
                  sx={{
                    fontWeight: 600,
                    ...(date === today &&
                      !isOfOne && {
                        color: 'primary.main',
                        textDecoration: 'underline',
                        textUnderlineOffset: 4,
                      }),
                  }}
                >
                  {isOfOne
                    ? dates.length > 1 && formatWeekday(language, dayOfWeek(date), 'short')
                    : formatDate(language, date, 'weekdayDay')}
                </Typography>
                <Typography variant="body2" noWrap sx={{ color: 'text.secondary', fontSize: 12 }}>
                  {!isOfOne && t('grid.working', { count: working(index) })}
                </Typography>
              </Box>
              <Box
                // on a phone a row is a day, and the hours are all that heads the column
                aria-hidden={!isOfOne || dates.length > 1}
                sx={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  fontSize: 11,
                  color: 'text.secondary',
                }}
              >
                <span>{formatTime(axis.from)}</span>
                <span>{formatTime(axis.until)}</span>
              </Box>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ first, therapist, days, minutes }) => (
          <tr key={`${therapist._id} ${first}`}>
            <Box component="th" scope="row" sx={{ p: 1, textAlign: 'start', verticalAlign: 'top' }}>
              {isOfOne ? (
                <Typography sx={{ fontSize: 14, fontWeight: 600 }}>
                  {formatDate(language, first, 'day')}
                </Typography>
              ) : (
                <Link
                  component={RouterLink}
                  to={paths.therapistSchedule(therapist._id)}
                  underline="hover"
                  sx={{ fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere' }}
                >
                  {therapist.name}
                </Link>
              )}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {therapist.active ? hoursText(minutes) : t('grid.inactive')}
              </Typography>
            </Box>
            {days.map((day) => (
              <DayCell
                key={day.date}
                {...{ therapist, day, axis, step, actions }}
                isPast={day.date < today}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
