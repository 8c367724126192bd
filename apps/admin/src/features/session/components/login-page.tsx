import { selectSessionExpired, selectSessionStatus } from '@atrium/api-client/session/session';
import { useGetVendorBrandingQuery } from '@atrium/api-client/staff-sign-in';
import { useAppSelector } from '@atrium/api-client/use-store';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Navigate, Link as RouterLink, useLocation, useParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { passwordChanged, returnPath } from '../lib/return-path';
import { LoginForm } from './login-form';
import { SignInLayout } from './sign-in-layout';

/** `/login` for everybody, `/login/{venue}` and `/dinside/{venue}` with the venue's name over the door. */
export function LoginPage() {
  const { t } = useTranslation(['signIn', 'common']);
  const { vendor = '' } = useParams();
  const { state } = useLocation();
  const status = useAppSelector(selectSessionStatus);
  const expired = useAppSelector(selectSessionExpired);
  const { currentData } = useGetVendorBrandingQuery({ vendor }, { skip: vendor === '' });

  if (status === 'restoring') return <LoadingScreen fullScreen />;
  if (status === 'signed-in') return <Navigate to={returnPath(state)} replace />;

  return (
    <SignInLayout title={t('title')} venue={currentData?.data._vendor.name}>
      {expired && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('session.expired', { ns: 'common' })}
        </Alert>
      )}
      {passwordChanged(state) && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('newPasswordSuccess')}
        </Alert>
      )}
      <Box sx={{ mt: 2 }}>
        <LoginForm />
      </Box>
      <Box sx={{ mt: 2.5, textAlign: 'center' }}>
        <Link component={RouterLink} to={paths.resetPassword} variant="body2">
          {t('forgotPassword')}
        </Link>
      </Box>
    </SignInLayout>
  );
}
