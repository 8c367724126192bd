import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { FiguresSkeleton } from '../../../shared/ui/figures-skeleton';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton';

/** A report that is on its way: its totals, the chart, and the table below. */
export function ReportSkeleton() {
  return (
    <>
      <FiguresSkeleton count={3} minWidth={220} />
      <Card aria-hidden sx={{ p: 2, mb: 2 }}>
        <Skeleton width={220} height={28} sx={{ mb: 1 }} />
        <Skeleton variant="rounded" height={230} />
      </Card>
      <Card sx={{ py: 1 }}>
        <RowsSkeleton rows={6} />
      </Card>
    </>
  );
}
