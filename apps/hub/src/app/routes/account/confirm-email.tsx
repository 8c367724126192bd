import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { AccountLayout } from '../../../features/account/components/account-layout';
import { AccountLink } from '../../../features/account/components/account-link';
import { ConfirmEmailForm } from '../../../features/account/components/confirm-email-form';
import { LinkVendorGate } from '../../../features/vendor/components/link-vendor-gate';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** `/guest/confirmEmail?guestId=&code=`, reached from the mail to a guest's new address. */
function ConfirmEmail() {
  const { t } = useTranslation('account');
  const { name, paths } = useVendor();
  const [query] = useSearchParams();
  const guestId = query.get('guestId');
  const code = query.get('code');

  return (
    <AccountLayout
      title={t('confirmEmail.title')}
      intro={t('confirmEmail.intro')}
      footer={
        <AccountLink component={RouterLink} to={paths.login}>
          {t('guestReset.toPortal', { vendor: name })}
        </AccountLink>
      }
    >
      {guestId && code ? (
        <ConfirmEmailForm id={guestId} code={code} />
      ) : (
        <Alert severity="error">{t('confirmEmail.incompleteLink')}</Alert>
      )}
    </AccountLayout>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  return (
    <LinkVendorGate title={t('confirmEmail.title')} incomplete={t('confirmEmail.incompleteLink')}>
      <ConfirmEmail />
    </LinkVendorGate>
  );
}
