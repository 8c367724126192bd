import { formatTime } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import { hoursOf, positionOf, type TimeAxis } from './time-axis';

/** The hours of an axis, each above the line where it begins. */
export function HourMarks({ axis }: { axis: TimeAxis }) {
  return hoursOf(axis).map((hour) => (
    <Box
      key={hour}
      sx={{
        position: 'absolute',
        top: 5,
        pl: 0.5,
        fontSize: 12,
        fontVariantNumeric: 'tabular-nums',
        color: 'text.secondary',
      }}
      style={{ left: `${positionOf(axis, hour)}%` }}
    >
      {formatTime(hour)}
    </Box>
  ));
}
