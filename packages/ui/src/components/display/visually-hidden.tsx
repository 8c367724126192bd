import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  id?: string;
  /** `div` around what may not stand in a line of text, such as a table. */
  component?: 'span' | 'div';
}

/** As a style, where the text is within a component of a library. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers where the eye has enough already. */
export function VisuallyHidden({ children, id, component = 'span' }: Props) {
  return (
    <Box component={component} id={id} sx={visuallyHidden}>
      {children}
    </Box>
  );
}
