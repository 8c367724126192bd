import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { AccountLayout } from '../../../features/account/components/account-layout';
import { AccountLink } from '../../../features/account/components/account-link';
import { SignupForm } from '../../../features/account/components/signup-form';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { keepNextPage } from '../../../shared/lib/next-page';

/** `…/signup` */
export function Component() {
  const { t } = useTranslation('account');
  const { name, paths, legalLink } = useVendor();
  const { search } = useLocation();

  return (
    <AccountLayout
      title={t('signup.signup')}
      intro={t('signup.tagline', { vendor: name })}
      footer={
        <>
          <AccountLink component={RouterLink} to={keepNextPage(paths.login, search)}>
            {t('signup.alreadyHaveAccount')}
          </AccountLink>
          {legalLink && (
            <AccountLink href={legalLink} target="_blank" rel="noopener noreferrer">
              {t('signup.legalGDPR')}
            </AccountLink>
          )}
        </>
      }
    >
      <SignupForm />
    </AccountLayout>
  );
}
