import Box from '@mui/material/Box';
import type { KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react';

interface Props {
  label: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  /** Cuts off what lies over the edge. */
  clips?: boolean;
  surfaceRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The floor, on which everything is placed in per cent. On a narrow screen it scrolls sideways. */
export function PlanSurface(props: Props) {
  const { label, onKeyDown, onPointerDown, clips = false, surfaceRef, children } = props;
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box
        ref={surfaceRef}
        role="group"
        tabIndex={-1}
        aria-label={label}
        {...(onKeyDown && { onKeyDown })}
        {...(onPointerDown && { onPointerDown })}
        sx={{
          position: 'relative',
          minWidth: 560,
          aspectRatio: '4 / 3',
          outline: 'none',
          backgroundColor: 'background.default',
          ...(clips && { overflow: 'hidden' }),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
