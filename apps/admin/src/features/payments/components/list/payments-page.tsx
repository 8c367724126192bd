import { useGetPaymentTotalsQuery, useListPaymentsQuery } from '@atrium/api-client/admin';
import { deskStates } from '@atrium/rules/payments/desk-state';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { FilterRow } from '../../../../shared/filters/filter-row';
import { FilterSelect } from '../../../../shared/filters/filter-select';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { LIVE } from '../../../../shared/lib/live';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import {
  type PaymentsFilter,
  providers,
  readFilter,
  toQuery,
  writeFilter,
} from '../../lib/payments-filter';
import { PaymentsViews } from '../payments-views';
import { ExportButton } from './export-button';
import { PaymentTotals } from './payment-totals';
import { PaymentsTable } from './payments-table';
import { PeriodFields } from './period-fields';

const PAGE_SIZE = 50;

/**
 * Opened with a question: did this guest pay, what came in this month, what went back? The sums come first,
 * and the address can be shared.
 */
export function PaymentsPage() {
  const { t } = useTranslation(['payments', 'admin']);
  const errorText = useErrorText();
  const { vendor } = useMe();
  const { date: today } = useVenueNow(vendor.timezone);
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params, today);
  const query = toQuery(filter);
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const totals = ownAnswer(useGetPaymentTotalsQuery(query, LIVE));
  const { data, error, refetch } = ownAnswer(
    useListPaymentsQuery(
      { ...query, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
      LIVE,
    ),
  );
  const change = (part: Partial<PaymentsFilter>) => {
    setCursors([]);
    setParams(writeFilter({ ...filter, ...part }, today), { replace: true });
  };

  const list = () => {
    if (error && !data) {
      return <ErrorState title={t('failed')} message={errorText(error, '')} onRetry={refetch} />;
    }
    if (!data) return <RowsSkeleton rows={12} />;
    const { items, nextCursor } = data.data;
    const isNarrowed = filter.state !== undefined || filter.provider !== undefined;
    if (items.length === 0 && cursors.length === 0) {
      return <EmptyState icon={<PaymentsIcon />} title={t(isNarrowed ? 'noMatch' : 'none')} />;
    }
    return (
      <>
        <PaymentsTable payments={items} label={t('admin:nav.payments')} />
        <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
      </>
    );
  };

  return (
    <>
      <PageHeader
        title={t('admin:nav.payments')}
        subtitle={!totals.error && <PaymentTotals totals={totals.data?.data} />}
        actions={
          <>
            <PaymentsViews />
            <ExportButton filter={filter} />
          </>
        }
      />
      <FilterRow label={t('admin:listBookings.filters')}>
        <PeriodFields period={filter} onChange={change} />
        <FilterSelect
          label={t('state.label')}
          all={t('state.all')}
          value={filter.state ?? ''}
          options={deskStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          onChange={(value) => change({ state: deskStates.find((state) => state === value) })}
        />
        <FilterSelect
          label={t('provider.label')}
          all={t('provider.all')}
          value={filter.provider ?? ''}
          options={providers.map((value) => ({ value, label: t(`provider.${value}`) }))}
          onChange={(value) => change({ provider: providers.find((name) => name === value) })}
        />
      </FilterRow>
      {list()}
    </>
  );
}
