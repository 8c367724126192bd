import { formatTime } from '@atrium/i18n/format';
import FullIcon from '@mui/icons-material/BlockRounded';
import FitsIcon from '@mui/icons-material/CheckRounded';
import WaitIcon from '@mui/icons-material/HourglassEmptyRounded';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { placeOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import { BAR_HEIGHT } from '../lib/layout';
import type { SlotDrop } from '../lib/slot-drop';

interface Props {
  axis: TimeAxis;
  start: number;
  /** Minutes. */
  duration: number;
  top: number;
  /** Undefined while the answer to the drop is awaited. */
  drop: SlotDrop | undefined;
  text: string;
}

const isRefused = (kind: SlotDrop['kind'] | undefined) => kind === 'full' || kind === 'closed';

const colorOf = ({ vars: { palette } }: Theme, kind: SlotDrop['kind'] | undefined) => {
  if (isRefused(kind)) return palette.error.main;
  return kind === 'fits' ? palette.success.main : palette.primary.main;
};

/** Where a carried booking would be, and whether it can: by colour, shape and word. */
export function CarriedBooking({ axis, start, duration, top, drop, text }: Props) {
  const Icon = isRefused(drop?.kind) ? FullIcon : drop?.kind === 'fits' ? FitsIcon : WaitIcon;
  return (
    <Box
      aria-hidden
      data-carried={drop?.kind ?? 'sent'}
      sx={(theme) => ({
        position: 'absolute',
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.75,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        fontSize: 12,
        borderRadius: 1,
        border: `2px ${isRefused(drop?.kind) ? 'dashed' : 'solid'} ${colorOf(theme, drop?.kind)}`,
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: theme.shadows[4],
        pointerEvents: 'none',
        // a short booking's words are longer than its bar
        minWidth: 'max-content',
      })}
      style={{
        ...placeOf(axis, { from: start, until: start + duration }),
        top,
        height: BAR_HEIGHT,
      }}
    >
      <strong>{formatTime(start)}</strong>
      {drop && drop.kind !== 'nothing' && (
        <>
          <Icon sx={{ fontSize: 15 }} />
          <span>{text}</span>
        </>
      )}
    </Box>
  );
}
