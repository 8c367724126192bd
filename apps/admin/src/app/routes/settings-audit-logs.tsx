import { VenueAuditLogs } from '../../features/audit-logs/components/venue-audit-logs';
import { Allowed } from '../../shared/components/allowed';

export const Component = () => (
  <Allowed permission="audit.read">
    <VenueAuditLogs />
  </Allowed>
);
