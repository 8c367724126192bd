import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { PASSWORD_CHANGED } from '../lib/return-path';
import { RequestResetForm } from './request-reset-form';
import { ResetByLinkForm } from './reset-by-link-form';
import { SignInLayout } from './sign-in-layout';

/** `/reset-password`: asks for a link; with the link's `userId` and `code`, asks for the new password. */
export function ResetPasswordPage() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const userId = params.get('userId');
  const code = params.get('code');

  const back = (
    <Box sx={{ mt: 2.5, textAlign: 'center' }}>
      <Link component={RouterLink} to={paths.login} variant="body2">
        {t('login.backToLogin')}
      </Link>
    </Box>
  );

  if (userId && code) {
    return (
      <SignInLayout title={t('login.newPasswordTitle')}>
        <ResetByLinkForm
          userId={userId}
          code={code}
          onDone={() => navigate(paths.login, { replace: true, state: PASSWORD_CHANGED })}
        />
        {back}
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t('login.resetTitle')} intro={t('login.resetIntro')}>
      <RequestResetForm />
      {back}
    </SignInLayout>
  );
}
