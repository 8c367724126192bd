import { type BookingOutput, useListBookingAuditLogsQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';

// At the end of the page, and with the words of everything that can change.
const load = () => import('../../../../shared/audit/audit-list');
const AuditList = lazy(async () => ({ default: (await load()).AuditList }));

interface Props {
  booking: BookingOutput;
}

/** The history of the booking, latest first; also for drop-ins. */
export function BookingHistory({ booking }: Props) {
  const { t } = useTranslation('admin');
  useIdlePreload(load);
  const [cursors, setCursors] = useState<string[]>([]);
  const { data, isError, refetch } = ownAnswer(
    useListBookingAuditLogsQuery({ id: booking._id, cursor: cursors.at(-1) }, LIVE),
  );
  if (isError && !data) return <ErrorState title={t('auditLogs.failed')} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const { items, nextCursor } = data.data;
  if (items.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('auditLogs.none')}
      </Typography>
    );
  }
  return (
    <>
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <AuditList entries={items} />
      </Suspense>
      <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
    </>
  );
}
