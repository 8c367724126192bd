import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { AccountLayout } from '../../../features/account/components/account-layout';
import { LoginForm } from '../../../features/account/components/login-form';
import { LaterAlert, useLaterAlert } from '../../../shared/components/later-alert';
import { useGuest } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { keepNextPage, nextPage } from '../../../shared/lib/next-page';
import { loadOverview, loadVenuePages } from '../../overview-pages';

const SignInLink = lazy(async () => ({
  default: (await import('../../../features/account/components/sign-in-link/sign-in-link'))
    .SignInLink,
}));
const preloadOverview = () => Promise.all([loadVenuePages(), loadOverview()]);

/** `/activity-hub/{vendor}`: log in, also by a mailed link with `code`; a signed-in guest is sent on. */
export function Component() {
  const { t } = useTranslation(['account', 'common']);
  const { modules, name, paths } = useVendor();
  const { search } = useLocation();
  const guest = useGuest();
  const [linkFor, setLinkFor] = useState<string>();
  const code = new URLSearchParams(search).get('code') ?? undefined;
  useIdlePreload(preloadOverview);
  useLaterAlert();

  if (guest.status === 'guest') {
    return <Navigate to={nextPage(search, paths)} replace />;
  }
  return (
    <AccountLayout
      title={t('login.title')}
      intro={t('login.welcome', { vendor: name })}
      footer={
        <>
          <Typography sx={{ color: 'text.secondary' }}>{t('login.noAccount')}</Typography>
          <Button variant="outlined" component={RouterLink} to={keepNextPage(paths.signup, search)}>
            {t('login.signup')}
          </Button>
          {modules.services && (
            <Button component={RouterLink} to={paths.newReservation}>
              {t('login.browse')}
            </Button>
          )}
        </>
      }
    >
      {guest.status === 'visitor' && guest.expired && (
        <LaterAlert severity="info" sx={{ mb: 2.5 }}>
          {t('session.expired', { ns: 'common' })}
        </LaterAlert>
      )}
      {code === undefined && linkFor === undefined ? (
        <LoginForm onLink={(email) => startTransition(() => setLinkFor(email))} />
      ) : (
        <Suspense>
          <SignInLink code={code} email={linkFor ?? ''} onPassword={() => setLinkFor(undefined)} />
        </Suspense>
      )}
    </AccountLayout>
  );
}
