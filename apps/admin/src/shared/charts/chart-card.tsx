import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ChartProps } from './chart-data';
import { ChartTable } from './chart-table';

// Charts weigh as much as the rest of the page: its numbers do not wait for them.
const Bars = lazy(async () => ({ default: (await import('./bars')).Bars }));

interface Props extends Omit<ChartProps, 'onOpen'> {
  title: string;
  head: string;
  /** What the numbers mean, below the title. */
  definition?: ReactNode;
  /** What the axis counts in, said once above it; it writes bare numbers. */
  unit?: string | undefined;
  /** Shown instead of an empty chart. */
  empty: string;
}

/**
 * Numbers as bars for the eye and as a table for everybody: whoever listens is always given the table, and
 * whoever cannot point opens the rows from it.
 */
export function ChartCard({ title, head, definition, empty, rows, series, unit, ...axis }: Props) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [asTable, setAsTable] = useState(false);
  const isEmpty = rows.every(({ values }) => values.every((value) => value === 0));
  const { format } = axis;
  const table = { title, head, rows, series, format };

  return (
    <Card component="section" aria-label={title} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h5" component="h2">
            {title}
          </Typography>
          {definition && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', m: 0 }}>
              {definition}
            </Typography>
          )}
        </Box>
        {!isEmpty && (
          <Button
            size="small"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
            sx={{ flex: 'none', displayPrint: 'none' }}
          >
            {t(asTable ? 'dashboard.asChart' : 'dashboard.asTable')}
          </Button>
        )}
      </Box>
      {isEmpty ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 4, textAlign: 'center' }}>
          {empty}
        </Typography>
      ) : asTable ? (
        <Box sx={{ overflowX: 'auto' }}>
          <ChartTable {...table} withLinks />
        </Box>
      ) : (
        <>
          <Box aria-hidden>
            {unit && (
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary', m: 0 }}>
                {unit}
              </Typography>
            )}
            <Suspense fallback={<Skeleton variant="rounded" height={230} />}>
              <Bars rows={rows} series={series} {...axis} onOpen={({ to }) => to && navigate(to)} />
            </Suspense>
          </Box>
          <VisuallyHidden component="div">
            <ChartTable {...table} withLinks={false} />
          </VisuallyHidden>
        </>
      )}
    </Card>
  );
}
