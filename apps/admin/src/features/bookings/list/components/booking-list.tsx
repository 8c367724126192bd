import { ErrorState } from '@atrium/ui/components/states/error-state';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { useBookingPages } from '../hooks/use-booking-pages';
import { type BookingFilters, readFilters, writeFilters } from '../lib/filters';
import { BulkActions } from './bulk-actions';
import { FilterBar } from './filter-bar';
import { ListActions } from './list-actions';
import { SavedFilters } from './saved-filters';
import { TotalsLine } from './totals-line';

// The grid is larger than the rest of the page: filters and totals do not wait for it.
const BookingsGrid = lazy(async () => ({
  default: (await import('./bookings-grid')).BookingsGrid,
}));

/**
 * Opened with a question: who comes on Friday, who has not been told, what did we have in May?
 * Period and totals come first, the address can be shared, and the rows can be worked through.
 */
export function BookingList() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { vendor } = useMe();
  const { date: today } = useVenueNow(vendor.timezone);
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params, today);
  const pages = useBookingPages(filters);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const shown = pages.bookings ?? [];
  const ticked = shown.filter(({ _id }) => selected.includes(_id));
  const change = (next: BookingFilters) => {
    setSelected([]);
    setParams(writeFilters(next, today), { replace: true });
  };
  const placeholder = <RowsSkeleton rows={12} />;

  return (
    <>
      <PageHeader
        title={t('listBookings.title')}
        subtitle={(pages.totals || !pages.error) && <TotalsLine totals={pages.totals} />}
        actions={<ListActions filters={filters} />}
      />
      <FilterBar filters={filters} today={today} onChange={change} />
      <SavedFilters filters={filters} onChange={change} />
      <BulkActions bookings={ticked} onDone={setSelected} />
      {pages.error && !pages.bookings ? (
        <ErrorState
          title={t('listBookings.failed')}
          message={errorText(pages.error, '')}
          onRetry={pages.refetch}
        />
      ) : pages.bookings ? (
        <Suspense fallback={placeholder}>
          <BookingsGrid
            bookings={shown}
            total={pages.totals?.bookings ?? shown.length}
            page={pages.page}
            hasNextPage={pages.hasNextPage}
            onPage={(page) => {
              setSelected([]);
              pages.showPage(page);
            }}
            loading={pages.isFetching}
            filters={filters}
            onSort={(order) => change({ ...filters, ...order })}
            selected={selected}
            onSelect={setSelected}
          />
        </Suspense>
      ) : (
        placeholder
      )}
    </>
  );
}
