import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton';
import { EVENING_COLUMNS } from '../lib/layout';

/** Stands in for the plan and the list while they load. */
export function SeatingSkeleton() {
  return (
    <Box sx={EVENING_COLUMNS}>
      <Skeleton
        variant="rounded"
        sx={{ height: 'auto', aspectRatio: '4 / 3', display: { xs: 'none', sm: 'block' } }}
      />
      <RowsSkeleton />
    </Box>
  );
}
