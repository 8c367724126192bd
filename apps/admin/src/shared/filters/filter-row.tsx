import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** `group` for what is no search by itself. */
  role?: 'search' | 'group';
  children: ReactNode;
}

/** What a list is narrowed down by, side by side where there is room; a print-out is without. */
export function FilterRow({ label, role = 'search', children }: Props) {
  return (
    <Box
      role={role}
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: role === 'search' ? 'flex-end' : 'center',
        gap: 1,
        mb: role === 'search' ? 2 : 1.5,
        displayPrint: 'none',
      }}
    >
      {children}
    </Box>
  );
}
