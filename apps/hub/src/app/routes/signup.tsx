import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { AccountLayout } from '../../features/account/components/account-layout';
import { SignupForm } from '../../features/account/components/signup-form';
import { useVendor } from '../../shared/hooks/use-vendor';
import { keepNextPage } from '../../shared/lib/next-page';

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
          <Link component={RouterLink} to={keepNextPage(paths.login, search)} sx={{ py: 1 }}>
            {t('signup.alreadyHaveAccount')}
          </Link>
          {legalLink && (
            <Link href={legalLink} target="_blank" rel="noopener noreferrer" sx={{ py: 1 }}>
              {t('signup.legalGDPR')}
            </Link>
          )}
        </>
      }
    >
      <SignupForm />
    </AccountLayout>
  );
}
