import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { AccountLayout } from '../../../features/account/components/account-layout';
import { AccountLink } from '../../../features/account/components/account-link';
import { NewPasswordForm } from '../../../features/account/components/new-password-form';
import { PasswordChanged } from '../../../features/account/components/password-changed';
import { LinkVendorGate } from '../../../features/vendor/components/link-vendor-gate';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** `/guest/resetPassword?guestId=&code=`, reached from the mail. */
function GuestResetPassword() {
  const { t } = useTranslation('account');
  const { name, paths } = useVendor();
  const [query] = useSearchParams();
  const guestId = query.get('guestId');
  const code = query.get('code');

  return (
    <AccountLayout
      title={t('guestReset.title')}
      footer={
        <AccountLink component={RouterLink} to={paths.login}>
          {t('guestReset.toPortal', { vendor: name })}
        </AccountLink>
      }
    >
      {guestId && code ? (
        <NewPasswordForm
          id={guestId}
          code={code}
          submitLabel={t('guestReset.submit')}
          done={<PasswordChanged text={t('guestReset.success')} />}
          onDeadLink={
            <Link
              component={RouterLink}
              to={paths.resetPassword}
              color="inherit"
              underline="always"
              sx={{ display: 'block', mt: 1 }}
            >
              {t('guestReset.requestNew')}
            </Link>
          }
        />
      ) : (
        <Alert severity="error">{t('guestReset.incompleteLink')}</Alert>
      )}
    </AccountLayout>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  return (
    <LinkVendorGate title={t('guestReset.title')} incomplete={t('guestReset.incompleteLink')}>
      <GuestResetPassword />
    </LinkVendorGate>
  );
}
