import { formatTime } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { hoursOf, positionOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
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
        {hoursOf(axis).map((hour) => (
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
        ))}
      </Box>
    </Box>
  );
}
