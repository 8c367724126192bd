import { useParams } from 'react-router-dom';
import { GuestMerges } from '../../features/duplicates/components/guest-merges';
import { GuestAuditLogs } from '../../features/guest-history/components/guest-audit-logs';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <>
      <GuestMerges guestId={guestId} />
      <GuestAuditLogs guestId={guestId} />
    </>
  );
}
