import {
  type ThemeOutput,
  useDeleteThemeMutation,
  useUpdateThemeMutation,
} from '@atrium/api-client/admin';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { DeleteButton } from '../../../../shared/editing/delete-button';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

interface Props {
  theme: ThemeOutput;
}

/** Makes a theme the venue's default, or deletes it. */
export function ThemeActions({ theme }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const showToast = useToast();
  const textOf = useErrorText();
  const [update, { isLoading }] = useUpdateThemeMutation();
  const [remove] = useDeleteThemeMutation();

  const use = async () => {
    try {
      await update({
        id: theme._id,
        themeChange: { vendorDefault: true, version: theme.version },
      }).unwrap();
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: textOf(error, t('settings:saveFailed')),
      });
    }
  };

  return (
    <>
      {theme.vendorDefault ? (
        <Chip color="success" label={t('settings:themes.inUse')} sx={{ alignSelf: 'center' }} />
      ) : (
        <Button variant="outlined" loading={isLoading} onClick={use}>
          {t('settings:themes.use')}
        </Button>
      )}
      <DeleteButton
        deletion={{
          name: theme.name,
          ...(theme.vendorDefault && { text: t('settings:themes.deleteDefault') }),
          remove: () => remove({ id: theme._id }).unwrap(),
        }}
        leaveTo={paths.settingsThemes}
      />
    </>
  );
}
