import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** What is selected, at the side of the plan. */
export function DetailsFrame({ title, children }: Props) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h6" noWrap>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
