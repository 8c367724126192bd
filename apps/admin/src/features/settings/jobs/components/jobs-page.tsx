import { useListParkedJobsQuery } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { ListStates } from '../../../../shared/settings/lists/list-states';
import { SettingsPage } from '../../../../shared/settings/settings-page';
import { JobsTable } from './jobs-table';

/** Background work that kept failing: staff try it again once the cause is gone, or remove it. */
export function JobsPage() {
  const { t } = useTranslation('settings');
  const { data, isError, refetch } = useListParkedJobsQuery(undefined, LIVE);
  return (
    <SettingsPage title={t('jobs.title')} subtitle={t('jobs.subtitle')}>
      <ListStates
        rows={data?.data}
        isError={isError}
        onRetry={refetch}
        empty={{ title: t('jobs.none'), text: t('jobs.noneHint') }}
      >
        {(jobs) => <JobsTable jobs={jobs} />}
      </ListStates>
    </SettingsPage>
  );
}
