import { useListServicesQuery } from '@atrium/api-client/api';
import { ToggleSwitch } from '@atrium/ui/components/toggle-switch';
import AddIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { NEW, paths } from '../../../paths';
import { ListStates } from '../../../shared/settings/list-states';
import { SettingsPage } from '../../../shared/settings/settings-page';
import { ServicesTable } from './services-table';

/** What guests can book, in the order they see it. */
export function ServicesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const [params, setParams] = useSearchParams();
  const withInactive = params.get('show') === 'all';
  const { data, isError, refetch } = useListServicesQuery();
  const services = data?.data;
  const inactive = services?.filter(({ active }) => !active).length ?? 0;
  const add = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={Link}
      to={paths.settingsService(NEW)}
    >
      {t('settings:services.add')}
    </Button>
  );

  return (
    <SettingsPage
      title={t('settings:services.title')}
      subtitle={t('settings:services.subtitle')}
      actions={
        <>
          {inactive > 0 && (
            <ToggleSwitch
              label={t('settings:services.showInactive', { count: inactive })}
              checked={withInactive}
              onChange={(on) => setParams(on ? { show: 'all' } : {}, { replace: true })}
            />
          )}
          {services && services.length > 0 && add}
        </>
      }
    >
      <ListStates
        rows={services}
        isError={isError}
        onRetry={refetch}
        empty={{
          title: t('settings:services.none'),
          text: t('settings:services.noneHint'),
          action: add,
        }}
      >
        {(rows) => <ServicesTable services={rows} withInactive={withInactive} />}
      </ListStates>
    </SettingsPage>
  );
}
