import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import TakenIcon from '@mui/icons-material/BlockRounded';
import FitsIcon from '@mui/icons-material/CheckRounded';
import OtherIcon from '@mui/icons-material/MeetingRoomOutlined';
import OutsideIcon from '@mui/icons-material/MoreTimeRounded';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { DropPreview } from '../../lib/drop';
import { placeOf } from '../../lib/layout';

interface Props {
  /** Undefined while the answer to the drop is awaited. */
  preview: DropPreview | undefined;
  span: TimeSpan;
  range: TimeSpan;
  scale: number;
  time: string;
  /** What putting it down would do. */
  text: string;
}

type Kind = DropPreview['kind'];

const isRefused = (kind: Kind | undefined) => kind === 'taken' || kind === 'refused';

const colorOf = ({ vars: { palette } }: Theme, kind: Kind | undefined) => {
  if (isRefused(kind)) return palette.error.main;
  if (kind === 'otherRoom' || kind === 'outside') return palette.warning.main;
  return kind === 'fits' ? palette.success.main : palette.primary.main;
};

const icons = {
  ...{ fits: FitsIcon, otherRoom: OtherIcon, outside: OutsideIcon },
  ...{ taken: TakenIcon, refused: TakenIcon },
};

/** Where a carried treatment would be, and whether it can: a shape and words, beside the colour. */
export function CarriedBar({ preview, span, range, scale, time, text }: Props) {
  const kind = preview?.kind;
  const Icon = kind && kind !== 'nothing' ? icons[kind] : undefined;
  return (
    <Box
      aria-hidden
      data-carried={kind ?? 'sent'}
      sx={(theme) => ({
        position: 'absolute',
        left: 1,
        right: 1,
        zIndex: 3,
        px: 0.75,
        fontSize: 12,
        lineHeight: 1.3,
        borderRadius: 1,
        border: `3px solid ${colorOf(theme, kind)}`,
        ...(isRefused(kind) && { borderStyle: 'dashed' }),
        bgcolor: 'background.paper',
        boxShadow: theme.shadows[4],
        pointerEvents: 'none',
      })}
      // high enough for its words, however short it is
      style={{
        top: placeOf(span, range, scale).top,
        minHeight: placeOf(span, range, scale).height,
      }}
    >
      <strong>{time}</strong>
      {Icon && (
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          <Icon sx={{ fontSize: 15, verticalAlign: 'text-bottom' }} /> {text}
        </Box>
      )}
    </Box>
  );
}
