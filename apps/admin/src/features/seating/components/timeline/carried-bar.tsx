import { formatTimeRange } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { placeOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import type { DropPreview } from '../../lib/tables/drop-preview';
import type { Target } from '../../lib/timeline/timeline-drop';
import { PreviewMark } from '../plan/preview-mark';

interface Props {
  target: Target;
  axis: TimeAxis;
  /** Of its row, in pixels. */
  top: number;
  height: number;
  /** Undefined while the answer to the drop is awaited. */
  preview: DropPreview | undefined;
  /** What putting it down would do. */
  text: string;
}

const isTaken = (kind: DropPreview['kind'] | undefined) => kind === 'taken' || kind === 'blocked';

const colorOf = ({ vars: { palette } }: Theme, kind: DropPreview['kind'] | undefined) => {
  if (isTaken(kind)) return palette.error.main;
  if (kind === 'adds' || kind === 'large') return palette.warning.main;
  return kind === 'fits' ? palette.success.main : palette.primary.main;
};

/** Where a carried party would be, and whether it can. */
export function CarriedBar({ target, axis, top, height, preview, text }: Props) {
  return (
    <Box
      aria-hidden
      data-carried={preview?.kind ?? 'sent'}
      sx={(theme) => ({
        position: 'absolute',
        zIndex: 2,
        px: 1,
        minWidth: 40,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        fontSize: 12,
        lineHeight: 1.3,
        borderRadius: 1,
        border: `3px solid ${colorOf(theme, preview?.kind)}`,
        ...(isTaken(preview?.kind) && { borderStyle: 'dashed' }),
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: theme.shadows[4],
        pointerEvents: 'none',
      })}
      style={{ ...placeOf(axis, target.span), top: top + 2, height: height - 4 }}
    >
      <strong>{formatTimeRange(target.span.from, target.span.until)}</strong>
      {preview && <PreviewMark kind={preview.kind} text={text} />}
    </Box>
  );
}
