import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  children: ReactNode;
  /** The step was reached from another: a keyboard or a screen reader goes on from here. */
  takesFocus: boolean;
}

/** The heading of a step. */
export function StepHeading({ children, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      variant="h4"
      component="h2"
      sx={{ mb: 2, outline: 'none' }}
    >
      {children}
    </Typography>
  );
}
