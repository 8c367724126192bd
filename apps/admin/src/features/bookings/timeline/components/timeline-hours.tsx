import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { HourMarks } from '../../../../shared/timeline/hour-marks';
import type { TimeAxis } from '../../../../shared/timeline/time-axis';
import { HEAD_HEIGHT, NAMES_WIDTH } from '../lib/layout';

interface Props {
  axis: TimeAxis;
  /** As wide as the hours. */
  hoursRef: Ref<HTMLDivElement>;
}

/** The hours, in view however far the services are scrolled. */
export function TimelineHours({ axis, hoursRef }: Props) {
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 4,
        display: 'flex',
        height: HEAD_HEIGHT,
        backgroundColor: 'background.paper',
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          left: 0,
          zIndex: 1,
          flex: 'none',
          width: NAMES_WIDTH,
          backgroundColor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
        }}
      />
      <Box ref={hoursRef} sx={{ position: 'relative', flex: 1 }}>
        <HourMarks axis={axis} />
      </Box>
    </Box>
  );
}
