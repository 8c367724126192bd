import type { Corner } from '@atrium/rules/seating/plan-editing/geometry';
import type { PlanPart } from '@atrium/rules/seating/plan-editing/plan-parts';
import Box from '@mui/material/Box';
import type { PointerEvent } from 'react';
import type { Grip } from '../../../hooks/modify/use-plan-drag';

interface Props {
  part: PlanPart;
  onGrab: (grip: Grip, event: PointerEvent<HTMLElement>) => void;
}

const corners = {
  nw: { left: 0, top: 0, cursor: 'nwse-resize' },
  ne: { left: '100%', top: 0, cursor: 'nesw-resize' },
  sw: { left: 0, top: '100%', cursor: 'nesw-resize' },
  se: { left: '100%', top: '100%', cursor: 'nwse-resize' },
} satisfies Record<Corner, object>;

const handle = {
  position: 'absolute',
  width: 20,
  height: 20,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'auto',
  touchAction: 'none',
  display: 'grid',
  placeItems: 'center',
  // for a finger fewer and larger ones: four would cover a small table
  '@media (pointer: coarse)': { width: 44, height: 44, '&.nw, &.ne, &.sw': { display: 'none' } },
  '&::before': {
    content: '""',
    width: 12,
    height: 12,
    border: 2,
    borderColor: 'primary.main',
    borderRadius: '3px',
    backgroundColor: 'background.paper',
  },
} as const;

/** What the selected part is resized and turned by. The keys and the fields at the side do the same. */
export function PartHandles({ part, onGrab }: Props) {
  const { position, rotation, _id: id } = part;
  // on the upper edge of the plan it would be out of reach
  const isBelow = position.posY < 9;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        pointerEvents: 'none',
        border: 2,
        borderColor: 'primary.main',
      }}
      style={{ transform: `rotate(${rotation}deg)` }}
    >
      {(Object.keys(corners) as Corner[]).map((corner) => (
        <Box
          key={corner}
          className={corner}
          data-handle={corner}
          onPointerDown={(event) => onGrab({ kind: 'resize', id, corner }, event)}
          sx={{ ...handle, ...corners[corner] }}
        />
      ))}
      <Box
        data-handle="turn"
        onPointerDown={(event) => onGrab({ kind: 'turn', id }, event)}
        sx={{
          ...handle,
          left: '50%',
          top: isBelow ? 'calc(100% + 26px)' : '-26px',
          cursor: 'grab',
          '&::before': { ...handle['&::before'], borderRadius: '50%' },
        }}
      />
    </Box>
  );
}
