import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { NewPasswordForm } from '../../../features/account/components/new-password-form';
import { PasswordChanged } from '../../../features/account/components/password-changed';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { LinkPage } from '../../link-page';

/** Only inside the page is it known which venue the link belongs to. */
function RequestNewLink() {
  const { t } = useTranslation('account');
  const { paths } = useVendor();
  return (
    <Link
      component={RouterLink}
      to={paths.resetPassword}
      color="inherit"
      underline="always"
      sx={{ display: 'block', mt: 1 }}
    >
      {t('guestReset.requestNew')}
    </Link>
  );
}

/** `/guest/resetPassword?guestId=&code=`, reached from the mail. */
export function Component() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const guestId = query.get('guestId');
  const code = query.get('code');

  return (
    <LinkPage title={t('guestReset.title')} incomplete={t('guestReset.incompleteLink')}>
      {guestId && code && (
        <NewPasswordForm
          id={guestId}
          code={code}
          submitLabel={t('guestReset.submit')}
          done={<PasswordChanged text={t('guestReset.success')} />}
          onDeadLink={<RequestNewLink />}
        />
      )}
    </LinkPage>
  );
}
