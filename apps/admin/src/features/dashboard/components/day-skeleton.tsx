import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { FiguresSkeleton } from '../../../shared/ui/figures-skeleton';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton';

/** The day while loading: its figures, and who comes next. */
export function DaySkeleton() {
  return (
    <>
      <FiguresSkeleton count={7} minWidth={128} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Card sx={{ py: 1 }}>
          <RowsSkeleton rows={6} />
        </Card>
        <Card sx={{ py: 1 }}>
          <RowsSkeleton rows={6} />
        </Card>
      </Box>
    </>
  );
}
