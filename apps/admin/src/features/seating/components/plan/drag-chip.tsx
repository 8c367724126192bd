import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import type { Ref } from 'react';

interface Props {
  /** Undefined: nothing is dragged. */
  text: string | undefined;
  chipRef: Ref<HTMLDivElement>;
}

/**
 * Follows the pointer while a party is dragged. It is there before: styles that come with the first drag would make
 * the browser compute those of the whole page again.
 */
export function DragChip({ text, chipRef }: Props) {
  return (
    <Portal>
      <Paper
        ref={chipRef}
        aria-hidden
        hidden={text === undefined}
        elevation={6}
        sx={{
          position: 'fixed',
          left: 12,
          top: 12,
          zIndex: 'tooltip',
          px: 1.5,
          py: 0.75,
          fontWeight: 600,
          pointerEvents: 'none',
          transform: 'translate(-200vw, 0)',
        }}
      >
        {text}
      </Paper>
    </Portal>
  );
}
