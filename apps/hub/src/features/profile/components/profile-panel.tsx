import { useGetProfileQuery } from '@atrium/api-client/api';
import { ErrorState } from '@atrium/ui/components/error-state';
import { FormSkeleton } from '@atrium/ui/components/form-skeleton';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { ChangePasswordDialog } from './change-password-dialog';
import { ProfileForm } from './profile-form';

/** The guest's own data, and the way to another password. */
export function ProfilePanel() {
  const { t } = useTranslation('hub');
  const errorText = useErrorText();
  const { data, error, refetch } = useGetProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [changing, setChanging] = useState(false);
  const [reloads, setReloads] = useState(0);

  const body = () => {
    if (data) {
      return (
        <ProfileForm
          key={reloads}
          profile={data.data}
          onReload={async () => {
            await refetch();
            setReloads((count) => count + 1);
          }}
        />
      );
    }
    if (error === undefined) return <FormSkeleton />;
    return (
      <ErrorState title={t('profile.loadFailed')} message={errorText(error)} onRetry={refetch} />
    );
  };

  return (
    <Box sx={{ maxWidth: 560 }}>
      <Card sx={{ p: { xs: 2.5, sm: 3 } }}>{body()}</Card>
      <Button
        variant="outlined"
        fullWidth
        onClick={() => setChanging(true)}
        sx={{ mt: 2, width: { sm: 'auto' } }}
      >
        {t('profile.changePassword')}
      </Button>
      <ChangePasswordDialog open={changing} onClose={() => setChanging(false)} />
    </Box>
  );
}
