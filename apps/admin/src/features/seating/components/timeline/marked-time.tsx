import { formatTimeRange } from '@atrium/i18n/format';
import type { TimeSpan } from '@atrium/rules/seating/tables/table-time';
import Box from '@mui/material/Box';
import { placeOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import { HATCHED } from '../../lib/blocks/hatched';

interface Props {
  span: TimeSpan;
  axis: TimeAxis;
  /** Of its row, in pixels. */
  top: number;
  height: number;
}

/** The time of a table that is being marked to be blocked. */
export function MarkedTime({ span, axis, top, height }: Props) {
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        ...HATCHED(theme),
        position: 'absolute',
        px: 0.75,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        fontSize: 12,
        fontWeight: 650,
        border: `2px dashed ${theme.vars.palette.primary.main}`,
        backgroundColor: theme.vars.palette.background.paper,
      })}
      style={{ ...placeOf(axis, span), top, height }}
    >
      {formatTimeRange(span.from, span.until)}
    </Box>
  );
}
