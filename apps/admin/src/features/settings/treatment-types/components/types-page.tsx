import { useListTreatmentTypesQuery } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { NEW, paths } from '../../../../paths';
import { SettingsList } from '../../../../shared/settings/lists/settings-list';
import { TypesTable } from './types-table';

/** What the spa offers, in the order of its lists. */
export function TreatmentTypesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const { data, isError, refetch } = useListTreatmentTypesQuery();
  return (
    <SettingsList
      title={t('settings:treatmentTypes.title')}
      subtitle={t('settings:treatmentTypes.subtitle')}
      rows={data?.data}
      isError={isError}
      onRetry={refetch}
      empty={{
        title: t('settings:treatmentTypes.none'),
        text: t('settings:treatmentTypes.noneHint'),
      }}
      add={{ label: t('settings:treatmentTypes.add'), to: paths.settingsTreatmentType(NEW) }}
    >
      {(types) => <TypesTable types={types} />}
    </SettingsList>
  );
}
