import type { Bounds } from '@atrium/rules/seating/plan-editing/geometry';
import type { Snapped } from '@atrium/rules/seating/plan-editing/snap';
import Box from '@mui/material/Box';

interface Props {
  guides: Snapped['guides'];
  /** The rectangle that is drawn to select. */
  area: Bounds | undefined;
}

const line = { position: 'absolute', zIndex: 3, pointerEvents: 'none', bgcolor: 'primary.main' };

/** The lines that something snaps to, and the rectangle that selects. */
export function PlanGuides({ guides: { x, y }, area }: Props) {
  return (
    <Box aria-hidden>
      {x !== undefined && (
        <Box sx={{ ...line, top: 0, bottom: 0, width: '1px' }} style={{ left: `${x}%` }} />
      )}
      {y !== undefined && (
        <Box sx={{ ...line, left: 0, right: 0, height: '1px' }} style={{ top: `${y}%` }} />
      )}
      {area && (
        <Box
          sx={{
            position: 'absolute',
            zIndex: 3,
            pointerEvents: 'none',
            border: '1px dashed',
            borderColor: 'primary.main',
            backgroundColor: 'action.hover',
          }}
          style={{
            left: `${area.left}%`,
            top: `${area.top}%`,
            width: `${area.right - area.left}%`,
            height: `${area.bottom - area.top}%`,
          }}
        />
      )}
    </Box>
  );
}
