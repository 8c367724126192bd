import { type BookingOutput, useListCustomerAuditLogsQuery } from '@atrium/api-client/api';
import { ErrorState } from '@atrium/ui/components/error-state';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AuditList } from '../../../shared/audit/audit-list';

interface Props {
  booking: BookingOutput;
  customerId: string;
}

const LATEST = 100;

/** What happened to the booking: of the latest entries of its guest's log, those about it. */
export function BookingHistory({ booking, customerId }: Props) {
  const { t } = useTranslation('admin');
  const { data, isError, refetch } = useListCustomerAuditLogsQuery({
    id: customerId,
    limit: LATEST,
  });
  if (isError) return <ErrorState title={t('auditLogs.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const entries = data.data.items.filter(({ entityId }) => entityId === booking._id);
  return entries.length > 0 ? (
    <AuditList entries={entries} />
  ) : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('auditLogs.none')}
    </Typography>
  );
}
