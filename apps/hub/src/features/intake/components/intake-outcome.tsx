import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  text: string;
  /** It took the form's place, and with it the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** What there is to say where there is no form. */
export function IntakeOutcome({ title, text, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ mb: 1.5, outline: 'none' }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 3 }}>{text}</Typography>
      {children}
    </>
  );
}
