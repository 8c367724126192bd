import type { ListedStayOutput } from '@atrium/api-client/hub';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { StayCard } from './stay-card';

interface Props {
  title: string;
  stays: readonly ListedStayOutput[];
  /** Included services can still be booked. */
  canBook?: boolean;
}

export function StaySection({ title, stays, canBook = false }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 4 } }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {stays.map((stay) => (
          <StayCard key={stay._id} stay={stay} canBook={canBook} />
        ))}
      </Stack>
    </Box>
  );
}
