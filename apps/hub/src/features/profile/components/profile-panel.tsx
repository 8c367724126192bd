import { useGetProfileQuery } from '@atrium/api-client/hub';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { ActionCard } from './action-card';
import { OwnData } from './own-data';
import { OwnSessions } from './own-sessions';
import { OwnRequests } from './requests/own-requests';

// The form comes with the data that it shows, not before.
const loadForm = () => import('./profile-form');
const ProfileForm = lazy(async () => ({ default: (await loadForm()).ProfileForm }));
const OwnPasskeys = lazy(async () => ({
  default: (await import('./passkeys/own-passkeys')).OwnPasskeys,
}));
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog')).ChangePasswordDialog,
}));
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog')).DeleteAccountDialog,
}));

/** The guest's own data, and actions on the account. */
export function ProfilePanel() {
  const { t } = useTranslation('hub');
  const errorText = useErrorText();
  useIdlePreload(loadForm);
  const { data, error, refetch } = useGetProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [asking, setAsking] = useState<'password' | 'deletion'>();
  const [wasAsked, setWasAsked] = useState(false);
  const [reloads, setReloads] = useState(0);
  const ask = (question: 'password' | 'deletion') => {
    setWasAsked(true);
    setAsking(question);
  };
  const close = () => setAsking(undefined);

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

  const inCard = (content: ReactNode) => <Card sx={{ p: { xs: 2.5, sm: 3 } }}>{content}</Card>;

  return (
    <Box sx={{ maxWidth: 600 }}>
      <Suspense fallback={inCard(<FormSkeleton />)}>
        {inCard(body())}
        {/* The rest appears with the form, whose height is not known before. */}
        {(data !== undefined || error !== undefined) && (
          <>
            <ActionCard title={t('profile.security')} text={t('profile.securityText')}>
              <Button variant="outlined" onClick={() => ask('password')}>
                {t('profile.changePassword')}
              </Button>
            </ActionCard>
            <Suspense fallback={null}>
              <OwnPasskeys />
            </Suspense>
            <OwnSessions />
            <OwnData />
            <OwnRequests />
            <ActionCard title={t('profile.deletion.title')} text={t('profile.deletion.text')}>
              <Button variant="outlined" color="error" onClick={() => ask('deletion')}>
                {t('profile.deletion.title')}
              </Button>
            </ActionCard>
          </>
        )}
      </Suspense>
      {wasAsked && (
        <Suspense fallback={null}>
          <ChangePasswordDialog open={asking === 'password'} onClose={close} />
          <DeleteAccountDialog open={asking === 'deletion'} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}
