import { useParams } from 'react-router-dom';
import { GuestAuditLogs } from '../../features/guest-history/components/guest-audit-logs';

export function Component() {
  const { guestId = '' } = useParams();
  return <GuestAuditLogs guestId={guestId} />;
}
