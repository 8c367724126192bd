import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useVendor } from '../../hooks/use-vendor';
import { withNextPage } from '../../lib/next-page';

/** A visitor has seen everything; to book they sign in and come back to this very step. */
export function SignInToBook() {
  const { t } = useTranslation(['hub', 'account', 'common']);
  const { paths } = useVendor();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;

  return (
    <Card sx={{ display: 'grid', gap: 1.5, p: 2.5, mt: 2 }}>
      <Typography variant="h5" component="h3">
        {t('newActivity.signIn.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('newActivity.signIn.text')}</Typography>
      <Button
        variant="contained"
        size="large"
        component={RouterLink}
        to={withNextPage(paths.login, here)}
      >
        {t('actions.logIn', { ns: 'common' })}
      </Button>
      <Button variant="outlined" component={RouterLink} to={withNextPage(paths.signup, here)}>
        {t('login.signup', { ns: 'account' })}
      </Button>
    </Card>
  );
}
