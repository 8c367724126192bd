import { formatDate } from '@atrium/i18n/format';
import { type CalendarDate, dayOfWeek } from '@atrium/rules/calendar/calendar-date';
import type { CalendarDay, CalendarSelection } from '@atrium/rules/calendar/month-calendar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';

/** What to know of a day before choosing it. */
export interface DayNote {
  /** A few letters below the day. */
  text?: string | undefined;
  /** The share of its places that are left, 0 to 1; undefined where that is not told. */
  left?: number | undefined;
  /** The same in words. */
  label: string;
}

interface Props {
  day: CalendarDay;
  /** Days of this calendar may have notes. */
  hasNotes: boolean;
  note?: DayNote | undefined;
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

/** In pixels: a thumb's, and more where a note stands below the day, which none does once it is over. */
const heightOf = ({ past }: CalendarDay, hasNotes: boolean): number =>
  hasNotes && !past ? 56 : 44;

function DayCell(props: Props) {
  const { day, selection, hasNotes, isTabStop, tabStopRef, onSelect, onKeyDown } = props;
  const { t } = useTranslation('ui');
  const language = useLanguage();
  // The neighbouring months' days are there for the eye; their own month is one key away.
  if (!day.inMonth) return <td />;

  const note = day.selectable ? props.note : undefined;
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
    note?.label,
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
          height: heightOf(day, hasNotes),
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
              ...(hasNotes ? { top: 4 } : { bottom: 6 }),
              left: 'calc(50% - 2.5px)',
              width: 5,
              height: 5,
              borderRadius: '50%',
              backgroundColor: day.selected ? 'currentColor' : theme.vars.palette.primary.main,
            },
          }),
        })}
      >
        <Box
          component="span"
          sx={{ position: 'relative', display: 'grid', justifyItems: 'center' }}
        >
          {day.day}
          {note?.text && (
            <Box component="span" sx={{ fontSize: '0.6875rem', fontWeight: 500, lineHeight: 1.3 }}>
              {note.text}
            </Box>
          )}
          {note?.left !== undefined && (
            <Box
              component="span"
              sx={{
                ...{ width: 28, height: 3, mt: '2px', overflow: 'hidden', borderRadius: 2 },
                backgroundColor: 'color-mix(in srgb, currentColor 25%, transparent)',
              }}
            >
              <Box
                component="span"
                sx={{ display: 'block', height: '100%', backgroundColor: 'currentColor' }}
                style={{ width: `${Math.round(note.left * 100)}%` }}
              />
            </Box>
          )}
        </Box>
      </ButtonBase>
    </Box>
  );
}

export const CalendarDayCell = memo(DayCell);
