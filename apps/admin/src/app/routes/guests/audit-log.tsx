import { useParams } from 'react-router-dom';
import { GuestAuditLogs } from '../../../features/audit-log/components/guest-audit-logs';
import { GuestMerges } from '../../../features/guests/merge/components/guest-merges';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <>
      <GuestMerges guestId={guestId} />
      <GuestAuditLogs guestId={guestId} />
    </>
  );
}
