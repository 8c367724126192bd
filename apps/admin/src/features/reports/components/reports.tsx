import { useGetReportQuery } from '@atrium/api-client/admin';
import { formatDateRange } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useMe } from '../../../shared/access/use-me';
import { useVenueNow } from '../../../shared/dates/use-venue-now';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { LIVE } from '../../../shared/lib/live';
import { PageHeader } from '../../../shared/ui/page-header';
import { useComparison } from '../hooks/use-comparison';
import { NO_SEGMENT, readGuestRows, toGuestRowsQuery } from '../lib/guest-rows';
import { readReport, toReportQuery, writeReport } from '../lib/report-query';
import { readSpaRows, toSpaRowsQuery } from '../lib/spa-rows';
import { ReportFilters } from './report-filters';
import { ReportNav } from './report-nav';
import { ReportSkeleton } from './report-skeleton';
import { ReportView } from './report-view';

// Whoever opens the rows behind a figure has seen the figure before.
const ReportGuests = lazy(async () => ({
  default: (await import('./rows/report-guests')).ReportGuests,
}));
const SpaRows = lazy(async () => ({ default: (await import('./rows/spa-rows')).SpaRows }));

/**
 * Opened at the end of a shift or month by somebody who answers for the numbers: each figure has
 * its definition, and opens the bookings behind it.
 */
export function Reports() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const errorText = useErrorText();
  const { vendor } = useMe();
  const { date: today } = useVenueNow(vendor.timezone);
  const [params, setParams] = useSearchParams();
  const choice = readReport(params, today);
  const rows = readGuestRows(params);
  const figure = readSpaRows(params);
  const { currentData, error, refetch } = useGetReportQuery(
    toReportQuery(rows ? { ...choice, report: 'guests' } : choice),
    { ...LIVE, skip: figure !== undefined },
  );
  const compared = useComparison(choice);
  const period = formatDateRange(language, choice.from, choice.until);
  const comparedWith =
    compared.period &&
    t('reports.compare.with', {
      period: formatDateRange(language, compared.period.from, compared.period.until),
    });

  const content = () => {
    if (error && !currentData) {
      return (
        <ErrorState title={t('reports.failed')} message={errorText(error, '')} onRetry={refetch} />
      );
    }
    if (!currentData) return <ReportSkeleton />;
    return (
      <>
        {compared.isError && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('reports.compare.failed')}
          </Alert>
        )}
        <ReportView report={currentData.data} before={compared.report} choice={choice} />
      </>
    );
  };

  if (figure) {
    const query = toSpaRowsQuery(choice, params, figure);
    return (
      <Suspense fallback={<ReportSkeleton />}>
        <SpaRows
          key={JSON.stringify(query)}
          query={query}
          period={period}
          back={{ search: writeReport(choice, today).toString() }}
        />
      </Suspense>
    );
  }
  if (rows) {
    const query = toGuestRowsQuery(choice, params, rows);
    const title = t(`reports.guestRows.${rows}`);
    const { guests, repeatGuests } = currentData?.data.totals.values ?? {};
    // a report has no total for bookings without a segment
    const count =
      query.segment === NO_SEGMENT ? undefined : rows === 'guests' ? guests : repeatGuests;
    return (
      <>
        <PageHeader
          title={title}
          subtitle={[period, count !== undefined && t('search.found', { count })]
            .filter(Boolean)
            .join(' · ')}
          actions={
            <Button
              component={Link}
              to={{ search: writeReport({ ...choice, report: 'guests' }, today).toString() }}
              size="small"
              variant="outlined"
            >
              {t('reports.guestRows.back')}
            </Button>
          }
        />
        <Suspense fallback={<ReportSkeleton />}>
          <ReportGuests key={JSON.stringify(query)} query={query} title={title} count={count} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('reports.title')}
        subtitle={[period, comparedWith].filter(Boolean).join(' · ')}
      />
      <ReportNav choice={choice} today={today} />
      <ReportFilters
        choice={choice}
        today={today}
        onChange={(next) => setParams(writeReport(next, today), { replace: true })}
      />
      {content()}
    </>
  );
}
