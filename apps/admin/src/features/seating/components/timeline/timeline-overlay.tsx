import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { positionOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import { NAMES_WIDTH } from '../../lib/timeline/layout';

/**
 * Of a carried party. They are in the document before: styles that come with the first drag, or with what it is
 * carried over, would make the browser compute those of the whole page again.
 */
const carriedLooks = (theme: Theme) => {
  const { primary, success, warning, error, background } = theme.vars.palette;
  return {
    '& .carried': {
      ...{ position: 'absolute', zIndex: 2, px: 1, minWidth: 40, overflow: 'hidden' },
      ...{ whiteSpace: 'nowrap', fontSize: 12, lineHeight: 1.3, borderRadius: 1 },
      ...{ border: `3px solid ${primary.main}`, backgroundColor: background.paper },
      ...{ boxShadow: theme.shadows[4], pointerEvents: 'none' },
      '&[data-carried="fits"]': { borderColor: success.main },
      '&[data-carried="adds"], &[data-carried="large"]': { borderColor: warning.main },
      '&[data-carried="taken"], &[data-carried="blocked"]': {
        ...{ borderColor: error.main, borderStyle: 'dashed' },
      },
      '& svg': { fontSize: 15, verticalAlign: 'text-bottom' },
    },
  } as const;
};

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
      sx={[
        {
          position: 'absolute',
          inset: 0,
          left: NAMES_WIDTH,
          zIndex: 2,
          overflow: 'hidden',
          pointerEvents: 'none',
        },
        carriedLooks,
      ]}
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
