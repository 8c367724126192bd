import { useListThemesQuery } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NEW, paths } from '../../../../paths';
import { SettingsList } from '../../../../shared/settings/lists/settings-list';
import { ThemeCard } from './theme-card';

/** The themes of the venue, one of them in use. */
export function ThemesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const { data, isError, refetch } = useListThemesQuery();
  return (
    <SettingsList
      title={t('settings:themes.title')}
      subtitle={t('settings:themes.subtitle')}
      rows={data?.data}
      isError={isError}
      onRetry={refetch}
      empty={{ title: t('settings:themes.none'), text: t('settings:themes.noneHint') }}
      add={{ label: t('settings:themes.add'), to: paths.settingsTheme(NEW) }}
    >
      {(themes) => (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {themes.map((theme) => (
            <ThemeCard key={theme._id} theme={theme} />
          ))}
        </Box>
      )}
    </SettingsList>
  );
}
