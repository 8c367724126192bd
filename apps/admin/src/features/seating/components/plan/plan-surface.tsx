import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode, Ref } from 'react';

interface Props {
  label: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  surfaceRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The floor, on which everything is placed in per cent. On a narrow screen it scrolls sideways. */
export function PlanSurface({ label, onKeyDown, surfaceRef, children }: Props) {
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box
        ref={surfaceRef}
        role="group"
        aria-label={label}
        {...(onKeyDown && { onKeyDown })}
        sx={{
          position: 'relative',
          minWidth: 560,
          aspectRatio: '4 / 3',
          backgroundColor: 'background.default',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
