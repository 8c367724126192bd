import { useListCustomerAuditLogsQuery } from '@atrium/api-client/admin';
import { LIVE } from '../../../shared/lib/live';
import { ownAnswer } from '../../../shared/lib/own-answer';
import { useAuditFilter } from '../hooks/use-audit-filter';
import { guestEntities } from '../lib/audit-filter';
import { AuditLogView } from './audit-log-view';

interface Props {
  guestId: string;
}

/** Everything done to or by a guest, newest first: somebody is upset and asks "who moved this?". */
export function GuestAuditLogs({ guestId }: Props) {
  const narrowed = useAuditFilter();
  const { data, isError, refetch } = ownAnswer(
    useListCustomerAuditLogsQuery({ id: guestId, ...narrowed.query }, LIVE),
  );
  return (
    <AuditLogView
      entities={guestEntities}
      narrowed={narrowed}
      page={data?.data}
      isError={isError}
      onRetry={refetch}
    />
  );
}
