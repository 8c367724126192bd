import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import { AccountLayout } from '../../../features/account/components/account-layout';
import { AccountLink } from '../../../features/account/components/account-link';
import { NewPasswordForm } from '../../../features/account/components/new-password-form';
import { PasswordChanged } from '../../../features/account/components/password-changed';
import { LinkVendorGate } from '../../../features/vendor/components/link-vendor-gate';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** `/activate/{id}?code=`: a guest whom staff created chooses the first password. */
function Activate() {
  const { t } = useTranslation('account');
  const { name, paths } = useVendor();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const code = query.get('code');

  return (
    <AccountLayout
      title={t('activate.title')}
      intro={t('activate.intro')}
      footer={
        <AccountLink component={RouterLink} to={paths.login}>
          {t('guestReset.toPortal', { vendor: name })}
        </AccountLink>
      }
    >
      {code ? (
        <NewPasswordForm
          id={id}
          code={code}
          submitLabel={t('activate.submit')}
          done={<PasswordChanged text={t('activate.success')} />}
        />
      ) : (
        <Alert severity="error">{t('activate.incompleteLink')}</Alert>
      )}
    </AccountLayout>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  return (
    <LinkVendorGate title={t('activate.title')} incomplete={t('activate.incompleteLink')}>
      <Activate />
    </LinkVendorGate>
  );
}
