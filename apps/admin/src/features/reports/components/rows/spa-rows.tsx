import { type ListSpaReportRowsApiArg, useListSpaReportRowsQuery } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { LIVE } from '../../../../shared/lib/live';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { useRowPages } from '../../hooks/use-row-pages';
import { RowPagination } from './row-pagination';
import { SpaRowsFile } from './spa-rows-file';
import { SpaRowsTable } from './spa-rows-table';

interface Props {
  query: ListSpaReportRowsApiArg;
  /** In words. */
  period: string;
  /** Where the report is. */
  back: { search: string };
}

/** The treatments, gaps or shifts behind a figure of the spa, by day and time, and as a file. */
export function SpaRows({ query, period, back }: Props) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const pages = useRowPages();
  const { currentData, error, refetch } = useListSpaReportRowsQuery(
    { ...query, cursor: pages.cursor },
    LIVE,
  );
  const title = t(`reports.spaRows.${query.figure}`);
  const data = currentData?.data;

  return (
    <>
      <PageHeader
        title={title}
        subtitle={[period, data && t('reports.spaRows.count', { count: data.total })]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            {data !== undefined && data.total > 0 && <SpaRowsFile query={query} />}
            <Button component={Link} to={back} size="small" variant="outlined">
              {t('reports.guestRows.back')}
            </Button>
          </>
        }
      />
      {error !== undefined && !data && (
        <ErrorState title={t('reports.failed')} message={errorText(error, '')} onRetry={refetch} />
      )}
      {!error && !data && <RowsSkeleton rows={10} />}
      {data?.total === 0 && <EmptyState title={t('reports.none')} />}
      {data !== undefined && data.total > 0 && (
        <>
          <SpaRowsTable rows={data.items} figure={query.figure} title={title} />
          <RowPagination
            pages={pages}
            shown={data.items.length}
            nextCursor={data.nextCursor}
            count={data.total}
          />
        </>
      )}
    </>
  );
}
