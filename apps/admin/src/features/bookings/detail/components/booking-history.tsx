import { type BookingOutput, useListBookingAuditLogsQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditList } from '../../../../shared/audit/audit-list';
import { LIVE } from '../../../../shared/lib/live';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';

interface Props {
  booking: BookingOutput;
}

/** The history of the booking, latest first; also for drop-ins. */
export function BookingHistory({ booking }: Props) {
  const { t } = useTranslation('admin');
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
      <AuditList entries={items} />
      <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
    </>
  );
}
