import { useListVouchersQuery } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { voucherStates } from '@atrium/rules/vouchers/voucher-state';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import GiftIcon from '@mui/icons-material/CardGiftcardRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { FilterRow } from '../../../../shared/filters/filter-row';
import { FilterSelect } from '../../../../shared/filters/filter-select';
import { TextFilter } from '../../../../shared/filters/text-filter';
import { LIVE } from '../../../../shared/lib/live';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { PaymentsViews } from '../payments-views';
import { IssueDialog } from './issue-dialog';
import { SaleDialog } from './sale-dialog';
import { VouchersTable } from './vouchers-table';

const PAGE_SIZE = 50;

/** Opened with a guest at the desk or on the phone: is it still good, and what is left on it? */
export function VouchersPage() {
  const { t } = useTranslation(['vouchers', 'payments', 'admin']);
  const { level } = useMe();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const state = voucherStates.find((one) => one === params.get('state'));
  const [cursors, setCursors] = useState<string[]>([]);
  const [open, setOpen] = useState<'issue' | 'sale'>();
  const cursor = cursors.at(-1);
  const { data, error, refetch } = ownAnswer(
    useListVouchersQuery(
      {
        limit: PAGE_SIZE,
        ...(search && { search }),
        ...(state && { state }),
        ...(cursor !== undefined && { cursor }),
      },
      LIVE,
    ),
  );
  const change = (part: { search?: string; state?: string }) => {
    setCursors([]);
    const next = { search, state: state ?? '', ...part };
    setParams(
      { ...(next.search && { search: next.search }), ...(next.state && { state: next.state }) },
      { replace: true },
    );
  };
  const shut = () => setOpen(undefined);
  const isEditor = may(level, 'vouchers.edit');

  const list = () => {
    if (error && !data) return <ErrorState title={t('failed')} onRetry={refetch} />;
    if (!data) return <RowsSkeleton rows={8} />;
    const { items, nextCursor } = data.data;
    if (items.length === 0 && cursors.length === 0) {
      return search || state ? (
        <EmptyState icon={<GiftIcon />} title={t('noMatch')} />
      ) : (
        <EmptyState
          icon={<GiftIcon />}
          title={t('none')}
          {...(isEditor && {
            text: t('noneText'),
            action: (
              <Button variant="outlined" onClick={() => setOpen('sale')}>
                {t('settings.open')}
              </Button>
            ),
          })}
        />
      );
    }
    return (
      <>
        <VouchersTable vouchers={items} />
        <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
      </>
    );
  };

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <PaymentsViews />
            {isEditor && (
              <>
                <Button size="small" variant="outlined" onClick={() => setOpen('sale')}>
                  {t('settings.title')}
                </Button>
                <Button size="small" variant="contained" onClick={() => setOpen('issue')}>
                  {t('issue.open')}
                </Button>
              </>
            )}
          </>
        }
      />
      <FilterRow label={t('admin:listBookings.filters')}>
        <TextFilter
          label={t('search')}
          hint=""
          value={search}
          onChange={(text) => change({ search: text.trim() })}
        />
        <FilterSelect
          label={t('state.label')}
          all={t('state.all')}
          value={state ?? ''}
          options={voucherStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          onChange={(value) => change({ state: value })}
        />
      </FilterRow>
      {list()}
      {open === 'issue' && <IssueDialog onClose={shut} />}
      {open === 'sale' && <SaleDialog onClose={shut} />}
    </>
  );
}
