import {
  type AnonymisationRunOutput,
  useListAnonymisationRunsQuery,
} from '@atrium/api-client/admin';
import { formatInstant, formatNumber } from '@atrium/i18n/format';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import ReceiptIcon from '@mui/icons-material/FactCheckOutlined';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/access/use-me';
import { LIVE } from '../../../shared/lib/live';
import { ownAnswer } from '../../../shared/lib/own-answer';
import { CursorPages } from '../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton';

const PAGE_SIZE = 10;
const ID = 'anonymisation-runs';
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

/** Receipts. @param latest id of the latest, if it is known to have come */
export function Runs({ latest }: { latest: string }) {
  const { t } = useTranslation('privacy');
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const answer = useListAnonymisationRunsQuery(
    { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
    LIVE,
  );
  const { data, isError, refetch } = ownAnswer(answer);
  const isBehind = data !== undefined && cursor === undefined && data.data.items[0]?._id !== latest;
  useEffect(() => {
    if (latest && isBehind) void refetch();
  }, [latest, isBehind, refetch]);

  const content = () => {
    if (isError && !data) return <ErrorState title={t('runs.failed')} onRetry={refetch} />;
    if (!data) return <RowsSkeleton />;
    const { items, nextCursor } = data.data;
    if (items.length === 0) {
      return <EmptyState icon={<ReceiptIcon />} title={t('runs.none')} text={t('runs.noneHint')} />;
    }
    return (
      <>
        <RunsTable runs={items} />
        <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
      </>
    );
  };

  return (
    <section aria-labelledby={ID}>
      <Typography variant="h6" component="h2" id={ID} sx={{ mb: 1 }}>
        {t('runs.title')}
      </Typography>
      {content()}
    </section>
  );
}

function RunsTable({ runs }: { runs: readonly AnonymisationRunOutput[] }) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const { vendor } = useMe();
  const number = (value: number) => formatNumber(language, value);
  const what = ({ dryRun, by }: AnonymisationRunOutput) => {
    if (!dryRun) return t('runs.night');
    return by ? t('runs.dry', { name: by }) : t('runs.dryUnnamed');
  };
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-labelledby={ID}>
        <TableHead>
          <TableRow>
            <TableCell>{t('runs.at')}</TableCell>
            <TableCell>{t('runs.what')}</TableCell>
            <TableCell align="right">{t('runs.anonymised')}</TableCell>
            <TableCell align="right" sx={wide}>
              {t('runs.active')}
            </TableCell>
            <TableCell align="right" sx={wide}>
              {t('runs.refused')}
            </TableCell>
            <TableCell align="right" sx={wide}>
              {t('runs.eternal')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {runs.map((run) => (
            <TableRow key={run._id} hover>
              <TableCell>{formatInstant(language, run.at, vendor.timezone)}</TableCell>
              <TableCell>
                {what(run)}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('runs.months', { count: run.afterMonths })}
                </Typography>
              </TableCell>
              <TableCell align="right">{number(run.anonymised)}</TableCell>
              <TableCell align="right" sx={wide}>
                {number(run.active)}
              </TableCell>
              <TableCell align="right" sx={wide}>
                {number(run.refused)}
              </TableCell>
              <TableCell align="right" sx={wide}>
                {number(run.eternal)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
