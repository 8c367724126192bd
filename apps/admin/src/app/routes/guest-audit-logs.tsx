import { useParams } from 'react-router-dom';
import { GuestAuditLogs } from '../../features/audit-logs/components/guest-audit-logs';
import { GuestMerges } from '../../features/duplicates/components/guest-merges';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <>
      <GuestMerges guestId={guestId} />
      <GuestAuditLogs guestId={guestId} />
    </>
  );
}
