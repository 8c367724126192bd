import { useListThemesQuery } from '@atrium/api-client/api';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NEW, paths } from '../../../paths';
import { ListStates } from '../../../shared/settings/list-states';
import { SettingsPage } from '../../../shared/settings/settings-page';
import { ThemeCard } from './theme-card';

/** The looks of the venue's pages, one of them in use. */
export function ThemesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const { data, isError, refetch } = useListThemesQuery();
  const add = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={Link}
      to={paths.settingsTheme(NEW)}
    >
      {t('settings:themes.add')}
    </Button>
  );
  return (
    <SettingsPage
      title={t('settings:themes.title')}
      subtitle={t('settings:themes.subtitle')}
      actions={data && data.data.length > 0 && add}
    >
      <ListStates
        rows={data?.data}
        isError={isError}
        onRetry={refetch}
        empty={{
          title: t('settings:themes.none'),
          text: t('settings:themes.noneHint'),
          action: add,
        }}
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
      </ListStates>
    </SettingsPage>
  );
}
