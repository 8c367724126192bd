import { useListServicesQuery } from '@atrium/api-client/admin';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NEW, paths } from '../../../../paths';
import { SettingsList } from '../../../../shared/settings/lists/settings-list';
import { ServicesTable } from './services-table';

/** The services, in the order guests see them. */
export function ServicesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const [params, setParams] = useSearchParams();
  const withInactive = params.get('show') === 'all';
  const { data, isError, refetch } = useListServicesQuery();
  const services = data?.data;
  const inactive = services?.filter(({ active }) => !active).length ?? 0;
  return (
    <SettingsList
      title={t('settings:services.title')}
      subtitle={t('settings:services.subtitle')}
      rows={services}
      isError={isError}
      onRetry={refetch}
      empty={{ title: t('settings:services.none'), text: t('settings:services.noneHint') }}
      add={{ label: t('settings:services.add'), to: paths.settingsService(NEW) }}
      actions={
        inactive > 0 && (
          <ToggleSwitch
            label={t('settings:services.showInactive', { count: inactive })}
            checked={withInactive}
            onChange={(on) => setParams(on ? { show: 'all' } : {}, { replace: true })}
          />
        )
      }
    >
      {(rows) => <ServicesTable services={rows} withInactive={withInactive} />}
    </SettingsList>
  );
}
