import { useGetSettlementQuery } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { FilterRow } from '../../../../shared/filters/filter-row';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { LIVE } from '../../../../shared/lib/live';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { readFilter, writeFilter } from '../../lib/payments-filter';
import { PaymentsViews } from '../payments-views';
import { PeriodFields } from './period-fields';
import { SettlementTable } from './settlement-table';

/** Opened by whoever does the books: what a provider should have paid out for a day. */
export function SettlementPage() {
  const { t } = useTranslation(['payments', 'admin']);
  const errorText = useErrorText();
  const { vendor } = useMe();
  const { date: today } = useVenueNow(vendor.timezone);
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params, today);
  const { from, until } = filter;
  const { data, error, refetch } = ownAnswer(useGetSettlementQuery({ from, until }, LIVE));

  const table = () => {
    if (error && !data) {
      return <ErrorState title={t('failed')} message={errorText(error, '')} onRetry={refetch} />;
    }
    if (!data) return <RowsSkeleton rows={8} />;
    if (data.data.length === 0)
      return <EmptyState icon={<PaymentsIcon />} title={t('days.none')} />;
    return <SettlementTable days={data.data} />;
  };

  return (
    <>
      <PageHeader
        title={t('admin:nav.payments')}
        subtitle={t('days.intro')}
        actions={<PaymentsViews />}
      />
      <FilterRow label={t('admin:listBookings.filters')}>
        <PeriodFields
          period={filter}
          onChange={(period) =>
            setParams(writeFilter({ ...filter, ...period }, today), { replace: true })
          }
        />
      </FilterRow>
      {table()}
    </>
  );
}
