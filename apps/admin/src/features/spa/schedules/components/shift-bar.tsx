import type { ShiftOutput } from '@atrium/api-client/admin';
import { formatTime, formatTimeRange } from '@atrium/i18n/format';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import CommentIcon from '@mui/icons-material/CommentRounded';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { STOP } from '../hooks/use-grid-keys';
import { type Edge, useStretch } from '../hooks/use-stretch';
import { placeOn } from '../lib/day-axis';
import type { GridActions } from '../lib/grid-actions';

interface Props {
  shift: ShiftOutput;
  where: { name: string; day: string };
  axis: TimeSpan;
  /** Minutes. */
  step: number;
  actions: GridActions | undefined;
  /** Pixels. */
  trackWidth: () => number;
}

const edges: readonly Edge[] = ['from', 'until'];

/** A shift on its day, with its breaks; its ends can be drawn. */
export function ShiftBar({ shift, where, axis, step, actions, trackWidth }: Props) {
  const { t } = useTranslation('schedules');
  const { shown, stretch } = useStretch({
    span: { from: shift.shiftStart, until: shift.shiftEnd },
    axis,
    step,
    trackWidth,
    onStretched: async (span) => actions?.onStretch(shift, span),
  });
  const breaks = shift.breaks.map(({ start, end }) => formatTimeRange(start, end));
  const label = t(breaks.length > 0 ? 'grid.shiftWithBreaks' : 'grid.shift', {
    ...where,
    time: formatTimeRange(shift.shiftStart, shift.shiftEnd),
    breaks: breaks.join(', '),
  });
  const face = (
    <>
      {shift.breaks.map(({ start, end }) => (
        <Box
          key={start}
          component="span"
          style={placeOn(shown, { from: start, until: end })}
          sx={{
            position: 'absolute',
            inset: '0 auto',
            backgroundColor: 'background.paper',
            opacity: 0.55,
          }}
        />
      ))}
      <Box component="span" sx={{ position: 'relative', fontWeight: 600 }}>
        {formatTime(shown.from)}
      </Box>
      <Box component="span" sx={{ position: 'relative' }}>
        {formatTime(shown.until)}
        {shift.comment && <CommentIcon sx={{ fontSize: 12, ml: 0.25, verticalAlign: 'middle' }} />}
      </Box>
    </>
  );
  const sx = {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    width: '100%',
    height: '100%',
    pl: 0.375,
    pr: 0,
    border: '1px solid',
    borderColor: 'primary.main',
    borderLeftWidth: 4,
    borderRadius: 1,
    overflow: 'hidden',
    font: 'inherit',
    fontSize: 12,
    lineHeight: 1.35,
    color: 'text.primary',
    backgroundColor: 'action.selected',
    whiteSpace: 'nowrap',
    textAlign: 'start',
  } as const;

  return (
    <Box
      style={placeOn(axis, shown)}
      title={shift.comment}
      sx={{ position: 'absolute', inset: '0 auto', minWidth: 34, zIndex: 1 }}
    >
      {actions ? (
        <Box
          component="button"
          type="button"
          {...STOP}
          aria-label={label}
          onClick={() => actions.onShift(shift)}
          sx={{ ...sx, cursor: 'pointer', '&:hover': { backgroundColor: 'action.focus' } }}
        >
          {face}
        </Box>
      ) : (
        <Box role="img" aria-label={label} sx={sx}>
          {face}
        </Box>
      )}
      {actions &&
        edges.map((edge) => (
          <Box
            key={edge}
            aria-hidden="true"
            data-edge={edge}
            onPointerDown={(event) => stretch(edge, event)}
            sx={{
              position: 'absolute',
              insetBlock: 0,
              width: 8,
              cursor: 'ew-resize',
              ...(edge === 'from' ? { left: -3 } : { right: -3 }),
            }}
          />
        ))}
    </Box>
  );
}
