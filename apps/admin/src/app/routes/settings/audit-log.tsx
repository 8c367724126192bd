import { VenueAuditLogs } from '../../../features/audit-log/components/venue-audit-logs';
import { Allowed } from '../../../shared/components/allowed';

export const Component = () => (
  <Allowed permission="audit.read">
    <VenueAuditLogs />
  </Allowed>
);
