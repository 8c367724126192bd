import { useListCustomerAuditLogsQuery } from '@atrium/api-client/api';
import { EmptyState } from '@atrium/ui/components/empty-state';
import { ErrorState } from '@atrium/ui/components/error-state';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AuditList } from '../../../shared/audit/audit-list';
import { CursorPages } from '../../../shared/components/cursor-pages';
import { LIVE } from '../../../shared/lib/live';
import { readAuditFilter, toAuditQuery, writeAuditFilter } from '../lib/audit-filter';
import { AuditFilterBar } from './audit-filter-bar';

interface Props {
  guestId: string;
}

const PAGE_SIZE = 50;

/** Everything that was done to or by a guest, newest first: somebody is upset, and asks "who moved this?". */
export function GuestAuditLogs({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  const filter = readAuditFilter(params);
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const { data, isError, refetch } = useListCustomerAuditLogsQuery(
    {
      id: guestId,
      limit: PAGE_SIZE,
      ...toAuditQuery(filter),
      ...(cursor !== undefined && { cursor }),
    },
    LIVE,
  );

  const list = () => {
    if (isError && !data) return <ErrorState title={t('auditLogs.failed')} onRetry={refetch} />;
    if (!data) return <Skeleton variant="rounded" height={240} />;
    const { items, nextCursor } = data.data;
    if (items.length === 0) {
      const isNarrowed = Object.values(filter).some(Boolean);
      return <EmptyState title={t(isNarrowed ? 'auditFilter.none' : 'auditLogs.none')} />;
    }
    return (
      <>
        <AuditList entries={items} />
        <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
      </>
    );
  };

  return (
    <>
      <AuditFilterBar
        filter={filter}
        onChange={(next) => {
          setCursors([]);
          setParams(writeAuditFilter(next), { replace: true, state: { keepFocus: true } });
        }}
      />
      {list()}
    </>
  );
}
