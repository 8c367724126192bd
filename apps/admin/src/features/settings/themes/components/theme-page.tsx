import { useListThemesQuery } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NEW, paths } from '../../../../paths';
import { ThemeEditor } from './theme-editor';

interface Props {
  themeId: string;
}

/** One theme, new or not. */
export function ThemePage({ themeId }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const isNew = themeId === NEW;
  const { data, isError, refetch } = useListThemesQuery(undefined, { skip: isNew });
  const theme = data?.data.find(({ _id }) => _id === themeId);

  if (isNew) return <ThemeEditor />;
  if (isError && !data) return <ErrorState onRetry={refetch} />;
  if (!data) return <FormSkeleton fields={6} />;
  if (!theme) {
    return (
      <EmptyState
        title={t('settings:themes.missing')}
        action={
          <Button component={Link} to={paths.settingsThemes} variant="contained">
            {t('settings:themes.title')}
          </Button>
        }
      />
    );
  }
  return <ThemeEditor key={themeId} theme={theme} />;
}
