import { useListTreatmentAuditLogsQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditList } from '../../../../shared/audit/audit-list';
import { LIVE } from '../../../../shared/lib/live';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';

interface Props {
  /** Of the treatment. */
  id: string;
}

/** What became of it, latest first: at least that it was booked. */
export function TreatmentHistory({ id }: Props) {
  const { t } = useTranslation('admin');
  const [cursors, setCursors] = useState<string[]>([]);
  const { data, isError, refetch } = ownAnswer(
    useListTreatmentAuditLogsQuery({ id, cursor: cursors.at(-1) }, LIVE),
  );
  if (isError && !data) return <ErrorState title={t('auditLogs.failed')} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const { items, nextCursor } = data.data;
  return (
    <>
      <AuditList entries={items} />
      <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
    </>
  );
}
