import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  text: string;
  /** The way on. */
  door: { href: string; label: string };
  children?: ReactNode;
  /** It replaces the button that had the focus, so it must take the focus over. */
  takesFocus?: boolean;
}

/** How it ended, good or not. */
export function Outcome({ title, text, door, children, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <Typography
        ref={heading}
        variant="h1"
        tabIndex={-1}
        sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' }, outline: 'none' }}
      >
        {title}
      </Typography>
      <Typography sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" href={door.href}>
          {door.label}
        </Button>
        {children}
      </Box>
    </>
  );
}
