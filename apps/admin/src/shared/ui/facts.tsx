import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  /** Name and value; what has no value is left out, except a 0. */
  facts: readonly (readonly [string, ReactNode])[];
}

const isKnown = (value: ReactNode) =>
  value !== undefined && value !== null && value !== false && value !== '';

/** What is known about something, to read at a glance. */
export function Facts({ facts }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
        columnGap: 3,
        rowGap: 1.5,
        m: 0,
      }}
    >
      {facts
        .filter(([, value]) => isKnown(value))
        .map(([label, value]) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
