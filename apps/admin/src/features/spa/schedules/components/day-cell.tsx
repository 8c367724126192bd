import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawShift } from '../hooks/use-draw-shift';
import { STOP } from '../hooks/use-grid-keys';
import { placeOn } from '../lib/day-axis';
import type { GridActions } from '../lib/grid-actions';
import type { DayOfTherapist } from '../lib/schedule-rows';
import { AbsenceMark } from './absence-mark';
import { ShiftBar } from './shift-bar';

interface Props {
  therapist: { _id: string; name: string };
  day: DayOfTherapist;
  axis: TimeSpan;
  /** Minutes. */
  step: number;
  isPast: boolean;
  actions: GridActions | undefined;
}

/** A day of a therapist: shifts along its hours, and when they are away. A shift is planned by drawing it. */
export function DayCell({ therapist, day, axis, step, isPast, actions }: Props) {
  const { t } = useTranslation('schedules');
  const language = useLanguage();
  const track = useRef<HTMLDivElement>(null);
  const { drawn, draw } = useDrawShift(track, axis, step, (span) =>
    actions?.onNew(therapist._id, day.date, span),
  );
  const where = { name: therapist.name, day: formatDate(language, day.date, 'day') };

  return (
    <Box
      component="td"
      sx={{ p: 0.5, verticalAlign: 'top', opacity: isPast ? 0.72 : 1, minWidth: 0 }}
    >
      <Box ref={track} sx={{ position: 'relative', height: 46 }}>
        {actions && (
          <Box
            component="button"
            type="button"
            {...STOP}
            aria-label={t('grid.new', where)}
            onPointerDown={draw}
            onClick={() => actions.onNew(therapist._id, day.date, undefined)}
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              width: '100%',
              border: '1px dashed transparent',
              borderRadius: 1,
              background: 'none',
              color: 'text.secondary',
              cursor: 'cell',
              '& svg': { opacity: 0 },
              '&:hover, &:focus-visible': { borderColor: 'divider' },
              '&:hover svg, &:focus-visible svg': { opacity: 1 },
            }}
          >
            {day.shifts.length === 0 && <AddIcon fontSize="small" />}
          </Box>
        )}
        {day.shifts.map((shift) => (
          <ShiftBar
            key={shift._id}
            {...{ shift, where, axis, step, actions }}
            trackWidth={() => track.current?.getBoundingClientRect().width ?? 1}
          />
        ))}
        {drawn && (
          <Box
            aria-hidden="true"
            style={placeOn(axis, drawn)}
            sx={{
              position: 'absolute',
              inset: '0 auto',
              display: 'grid',
              placeItems: 'center',
              border: '2px solid',
              borderColor: 'primary.main',
              borderRadius: 1,
              backgroundColor: 'background.paper',
              fontSize: 12,
              whiteSpace: 'nowrap',
              pointerEvents: 'none',
              zIndex: 2,
            }}
          >
            {formatTimeRange(drawn.from, drawn.until)}
          </Box>
        )}
      </Box>
      {day.absences.map((absence) => (
        <AbsenceMark
          key={absence._id}
          absence={absence}
          date={day.date}
          where={where}
          onOpen={actions && (() => actions.onAbsence(absence))}
        />
      ))}
    </Box>
  );
}
