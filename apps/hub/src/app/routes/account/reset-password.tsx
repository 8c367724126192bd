import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { AccountLayout } from '../../../features/account/components/account-layout';
import { AccountLink } from '../../../features/account/components/account-link';
import { ResetLinkForm } from '../../../features/account/components/reset-link-form';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { keepNextPage } from '../../../shared/lib/next-page';

/** `…/reset-password` */
export function Component() {
  const { t } = useTranslation('account');
  const { paths } = useVendor();
  const { search } = useLocation();

  return (
    <AccountLayout
      title={t('resetPassword.title')}
      intro={t('resetPassword.intro')}
      footer={
        <AccountLink component={RouterLink} to={keepNextPage(paths.login, search)}>
          {t('resetPassword.backToLogin')}
        </AccountLink>
      }
    >
      <ResetLinkForm />
    </AccountLayout>
  );
}
