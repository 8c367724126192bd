import { useListAuditLogsQuery } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../shared/lib/live';
import { ownAnswer } from '../../../shared/lib/own-answer';
import { SettingsPage } from '../../../shared/settings/settings-page';
import { useAuditFilter } from '../hooks/use-audit-filter';
import { entities } from '../lib/audit-filter';
import { AuditLogView } from './audit-log-view';

/**
 * The venue's history, including its settings: "since when is this the price, and who changed it?".
 */
export function VenueAuditLogs() {
  const { t } = useTranslation(['admin', 'settings']);
  const narrowed = useAuditFilter();
  const { data, isError, refetch } = ownAnswer(useListAuditLogsQuery(narrowed.query, LIVE));
  return (
    <SettingsPage title={t('auditLogs.title')} subtitle={t('settings:log.subtitle')}>
      <AuditLogView
        entities={entities}
        narrowed={narrowed}
        page={data?.data}
        isError={isError}
        onRetry={refetch}
      />
    </SettingsPage>
  );
}
