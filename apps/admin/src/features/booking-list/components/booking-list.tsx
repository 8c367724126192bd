import { ErrorState } from '@atrium/ui/components/error-state';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../../shared/components/page-header';
import { useMe } from '../../../shared/hooks/use-me';
import { useVenueNow } from '../../../shared/hooks/use-venue-now';
import { useBookingPages } from '../hooks/use-booking-pages';
import { type BookingFilters, readFilters, writeFilters } from '../lib/filters';
import { FilterBar } from './filter-bar';
import { ListActions } from './list-actions';
import { TotalsLine } from './totals-line';

// The grid weighs more than the rest of the page: filters and totals do not wait for it.
const BookingsGrid = lazy(async () => ({
  default: (await import('./bookings-grid')).BookingsGrid,
}));

/** The bookings of a period: filters, totals, rows; the address says what is shown. */
export function BookingList() {
  const { t } = useTranslation('admin');
  const { vendor } = useMe();
  const { date: today } = useVenueNow(vendor.timezone);
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params, today);
  const pages = useBookingPages(filters);
  const change = (next: BookingFilters) => setParams(writeFilters(next, today), { replace: true });
  const placeholder = <Skeleton variant="rounded" height={420} sx={{ displayPrint: 'none' }} />;

  return (
    <>
      <PageHeader
        title={t('listBookings.title')}
        subtitle={<TotalsLine totals={pages.totals} />}
        actions={<ListActions filters={filters} />}
      />
      <FilterBar filters={filters} today={today} onChange={change} />
      {pages.error && !pages.bookings ? (
        <ErrorState title={t('listBookings.failed')} onRetry={pages.refetch} />
      ) : pages.bookings ? (
        <Suspense fallback={placeholder}>
          <BookingsGrid
            bookings={pages.bookings}
            total={pages.totals?.bookings ?? pages.bookings.length}
            page={pages.page}
            hasNextPage={pages.hasNextPage}
            onPage={pages.showPage}
            loading={pages.isFetching}
            oneDay={filters.from === filters.until}
          />
        </Suspense>
      ) : (
        placeholder
      )}
    </>
  );
}
