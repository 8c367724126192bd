import Box from '@mui/material/Box';
import { hoursOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import { NAMES_WIDTH } from '../../lib/timeline/layout';

interface Props {
  axis: TimeAxis;
}

/** A line at each full hour, below the parties. */
export function HoursGrid({ axis }: Props) {
  return (
    <Box
      sx={(theme) => ({
        position: 'absolute',
        inset: 0,
        left: NAMES_WIDTH,
        backgroundImage: `linear-gradient(90deg, ${theme.vars.palette.divider} 1px, transparent 1px)`,
      })}
      style={{ backgroundSize: `${100 / hoursOf(axis).length}% 100%` }}
    />
  );
}
