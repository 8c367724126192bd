import { useListCustomersQuery } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { PAGE_SIZE } from '../lib/search-params';
import { GuestResultsTable } from './guest-results-table';

/** Before anything is typed: whoever has just been added is often whom one comes back for. */
export function RecentGuests() {
  const { t } = useTranslation('admin');
  const { currentData, isError, refetch } = useListCustomersQuery({ limit: PAGE_SIZE }, LIVE);
  const guests = currentData?.data.items;
  if (isError && !guests) return <ErrorState title={t('search.failed')} onRetry={refetch} />;
  if (!guests) return <RowsSkeleton rows={PAGE_SIZE} />;
  if (guests.length === 0) {
    return <EmptyState title={t('search.start')} text={t('search.noneHint')} />;
  }
  return (
    <section aria-label={t('search.recent')}>
      <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
        {t('search.recent')}
      </Typography>
      <GuestResultsTable guests={guests} label={t('search.recent')} />
    </section>
  );
}
