import { VenueAuditLogs } from '../../../features/audit-log/components/venue-audit-logs';
import { Allowed } from '../../../shared/access/allowed';

export const Component = () => (
  <Allowed permission="audit.read">
    <VenueAuditLogs />
  </Allowed>
);
