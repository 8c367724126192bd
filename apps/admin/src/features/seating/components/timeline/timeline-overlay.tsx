import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { positionOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import { NAMES_WIDTH } from '../../lib/timeline/layout';

interface Props {
  axis: TimeAxis;
  /** The venue's clock; undefined on another day than today. */
  now: number | undefined;
  /** As wide as the hours, and as high as the rows. */
  surfaceRef: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Above the parties: a line at the present, and whoever is carried. */
export function TimelineOverlay({ axis, now, surfaceRef, children }: Props) {
  return (
    <Box
      ref={surfaceRef}
      sx={{
        position: 'absolute',
        inset: 0,
        left: NAMES_WIDTH,
        zIndex: 2,
        overflow: 'hidden',
        pointerEvents: 'none',
      }}
    >
      {now !== undefined && now >= axis.from && now <= axis.until && (
        <Box
          sx={{ position: 'absolute', top: 0, bottom: 0, width: 2, backgroundColor: 'error.main' }}
          style={{ left: `${positionOf(axis, now)}%` }}
        />
      )}
      {children}
    </Box>
  );
}
