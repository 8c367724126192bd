import { useListCustomerAuditLogsQuery } from '@atrium/api-client/api';
import { EmptyState } from '@atrium/ui/components/empty-state';
import { ErrorState } from '@atrium/ui/components/error-state';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditList } from '../../../shared/audit/audit-list';
import { CursorPages } from '../../../shared/components/cursor-pages';
import { LIVE } from '../../../shared/lib/live';

interface Props {
  guestId: string;
}

const PAGE_SIZE = 50;

/** Everything that was done to or by a guest, newest first. */
export function GuestAuditLogs({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const { data, isError, refetch } = useListCustomerAuditLogsQuery(
    { id: guestId, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
    LIVE,
  );

  if (isError && !data) return <ErrorState title={t('auditLogs.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const { items, nextCursor } = data.data;
  if (items.length === 0) return <EmptyState title={t('auditLogs.none')} />;

  return (
    <>
      <AuditList entries={items} />
      <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
    </>
  );
}
