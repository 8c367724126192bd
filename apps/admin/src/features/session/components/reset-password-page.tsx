import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { PASSWORD_CHANGED } from '../lib/return-path';
import { RequestResetForm } from './request-reset-form';
import { SignInLayout } from './sign-in-layout';

const ResetByLinkForm = lazy(async () => ({
  default: (await import('./reset-by-link-form')).ResetByLinkForm,
}));

/** What its checks say. */
const areas = ['errors'] as const;

/** `/reset-password`: asks for a link; with the link's `userId` and `code`, asks for the new password. */
export function ResetPasswordPage() {
  const { t } = useTranslation('signIn');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const userId = params.get('userId');
  const code = params.get('code');

  const back = (
    <Box sx={{ mt: 2.5, textAlign: 'center' }}>
      <Link component={RouterLink} to={paths.login} variant="body2">
        {t('backToLogin')}
      </Link>
    </Box>
  );

  if (userId && code) {
    return (
      <SignInLayout title={t('newPasswordTitle')}>
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <AreaTexts areas={areas}>
            <ResetByLinkForm
              userId={userId}
              code={code}
              onDone={() => navigate(paths.login, { replace: true, state: PASSWORD_CHANGED })}
            />
          </AreaTexts>
        </Suspense>
        {back}
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t('resetTitle')} intro={t('resetIntro')}>
      <RequestResetForm />
      {back}
    </SignInLayout>
  );
}
