import { formatDate, formatWeekday } from '@atrium/i18n/format';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import {
  type CalendarLimits,
  type CalendarSelection,
  selectDate,
} from '@atrium/rules/calendar/month-calendar';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { useMonthCalendar } from '../../hooks/use-month-calendar';
import { CalendarDayCell, type DayNote } from './calendar-day-cell';
import { CalendarHeader } from './calendar-header';

/** Monday first; 0 is Sunday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

interface Props extends CalendarLimits {
  selection: CalendarSelection;
  onSelect: (selection: CalendarSelection) => void;
  mode?: 'single' | 'range';
  /** Any day of the month to begin with; the month of the selection, else of today. */
  initialMonth?: CalendarDate;
  /** Told the first day of each month shown later, to fetch what is free in it. */
  onMonthChange?: (month: CalendarDate) => void;
  /** Availability is loading: no day can be chosen yet. */
  loading?: boolean;
  /** The venue's own letters, Monday first; those of the language otherwise. */
  weekdayLetters?: readonly string[];
  /** What to know of days before choosing one; every day is as high as those that have a note. */
  notes?: ReadonlyMap<CalendarDate, DayNote> | undefined;
}

/** A month of days to choose one, or a range, from. */
export function MonthCalendar(props: Props) {
  const { selection, onSelect, mode = 'single', initialMonth, onMonthChange, loading } = props;
  const { today, hidePast, latestDate, unavailableDates, weekdayLetters, notes } = props;
  const limits: CalendarLimits = {
    today,
    hidePast,
    ...(latestDate !== undefined && { latestDate }),
    ...(unavailableDates !== undefined && { unavailableDates }),
  };
  const { t } = useTranslation(['ui', 'common']);
  const language = useLanguage();
  const id = useId();
  const state = useMonthCalendar({ selection, limits, initialMonth, onMonthChange });
  const { calendar } = state;

  const select = (date: CalendarDate) => {
    state.setFocused(date);
    if (loading) return;
    const next = selectDate(selection, date, { mode, ...limits });
    if (next !== selection) onSelect(next);
  };

  return (
    <Box
      role="group"
      aria-label={t('calendar.label')}
      sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}
    >
      <CalendarHeader
        id={`${id}-month`}
        month={formatDate(language, calendar.month, 'month')}
        canGoPrevious={calendar.canGoPrevious}
        canGoNext={calendar.canGoNext}
        isCurrentMonth={calendar.isCurrentMonth}
        onPrevious={() => state.step(-1)}
        onNext={() => state.step(1)}
        onCurrent={state.showCurrentMonth}
      />
      <Box sx={{ height: 4 }}>
        {loading && <LinearProgress aria-label={t('state.loading', { ns: 'common' })} />}
      </Box>
      <Box
        component="table"
        role="grid"
        aria-labelledby={`${id}-month`}
        aria-busy={loading ?? false}
        aria-multiselectable={mode === 'range'}
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          transition: 'opacity 120ms',
          opacity: loading ? 0.5 : 1,
        }}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday, index) => (
              <Box
                component="th"
                key={weekday}
                scope="col"
                abbr={formatWeekday(language, weekday)}
                sx={{ py: 1, typography: 'caption', fontWeight: 600, color: 'text.secondary' }}
              >
                {weekdayLetters?.[index] ?? formatWeekday(language, weekday, 'narrow')}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <CalendarDayCell
                  key={day.date}
                  day={day}
                  selection={selection}
                  hasNotes={notes !== undefined}
                  note={notes?.get(day.date)}
                  isTabStop={day.date === state.tabStop}
                  tabStopRef={state.tabStopRef}
                  onSelect={select}
                  onKeyDown={state.onKeyDown}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
