import { formatDate } from '@atrium/i18n/format';
import { type CalendarDate, dayOfWeek } from '@atrium/rules/calendar/calendar-date';
import type { CalendarDay, CalendarSelection } from '@atrium/rules/calendar/month-calendar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';

interface Props {
  day: CalendarDay;
  selection: CalendarSelection;
  isTabStop: boolean;
  tabStopRef: (button: HTMLButtonElement | null) => void;
  onSelect: (date: CalendarDate) => void;
  onKeyDown: (event: KeyboardEvent, date: CalendarDate) => void;
}

const CORNER = '14px';
const MONDAY = 1;
const SUNDAY = 0;

/** The band behind a range is rounded where the range or the week begins and ends. */
function bandCorners({ date }: CalendarDay, { start, end }: CalendarSelection): string {
  const weekday = dayOfWeek(date);
  const left = date === start || weekday === MONDAY ? CORNER : '0';
  const right = date === end || weekday === SUNDAY ? CORNER : '0';
  return `${left} ${right} ${right} ${left}`;
}

function DayCell({ day, selection, isTabStop, tabStopRef, onSelect, onKeyDown }: Props) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  // The neighbouring months' days are there for the eye; their own month is one key away.
  if (!day.inMonth) return <td />;

  const isRange = selection.start !== undefined && selection.end !== undefined;
  const rangePart = () => {
    if (!isRange) return day.selected && t('calendar.selected');
    if (day.date === selection.start) return t('calendar.rangeStart');
    if (day.date === selection.end) return t('calendar.rangeEnd');
    return day.inRange && t('calendar.inRange');
  };
  const label = [
    formatDate(language, day.date, 'full'),
    day.isToday && t('calendar.today'),
    rangePart(),
    !day.selectable && t('calendar.unavailable'),
  ];

  return (
    <Box
      component="td"
      role="gridcell"
      aria-selected={day.selected || day.inRange}
      sx={{ px: 0, py: '2px' }}
    >
      <ButtonBase
        ref={isTabStop ? tabStopRef : null}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label.filter(Boolean).join(', ')}
        aria-disabled={!day.selectable}
        aria-current={day.isToday ? 'date' : undefined}
        onClick={() => onSelect(day.date)}
        onKeyDown={(event) => onKeyDown(event, day.date)}
        sx={(theme) => ({
          position: 'relative',
          width: '100%',
          height: 44,
          typography: 'body2',
          fontWeight: 550,
          fontVariantNumeric: 'tabular-nums',
          borderRadius: CORNER,
          color: 'text.primary',
          '&:hover': { backgroundColor: 'action.hover' },
          ...(!day.selectable && {
            color: 'text.disabled',
            fontWeight: 400,
            cursor: 'default',
            textDecoration: day.past ? 'none' : 'line-through',
            '&:hover': { backgroundColor: 'transparent' },
          }),
          ...(day.inRange && {
            backgroundColor: 'action.selected',
            borderRadius: bandCorners(day, selection),
          }),
          ...(day.selected && {
            color: 'primary.contrastText',
            textDecoration: 'none',
            '&::before': {
              content: '""',
              position: 'absolute',
              inset: '1px',
              borderRadius: CORNER,
              backgroundColor: theme.vars.palette.primary.main,
            },
          }),
          ...(day.isToday && {
            '&::after': {
              content: '""',
              position: 'absolute',
              bottom: 6,
              left: 'calc(50% - 2.5px)',
              width: 5,
              height: 5,
              borderRadius: '50%',
              backgroundColor: day.selected ? 'currentColor' : theme.vars.palette.primary.main,
            },
          }),
        })}
      >
        <span style={{ position: 'relative' }}>{day.day}</span>
      </ButtonBase>
    </Box>
  );
}

export const CalendarDayCell = memo(DayCell);
