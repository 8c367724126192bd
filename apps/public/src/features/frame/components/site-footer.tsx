import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { doors, paths } from '../../../paths';

export function SiteFooter() {
  const { t } = useTranslation('public');

  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: 4 }}>
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}
      >
        <Typography variant="body2" sx={{ flex: 1, minWidth: 140, color: 'text.secondary' }}>
          {t('footer.rights', { year: new Date().getFullYear() })}
        </Typography>
        <Box
          component="nav"
          aria-label={t('footer.label')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, typography: 'body2' }}
        >
          <Link component={RouterLink} to={paths.about} color="inherit">
            {t('nav.about')}
          </Link>
          <Link component={RouterLink} to={paths.findVenue} color="inherit">
            {t('nav.activityHub')}
          </Link>
          <Link component={RouterLink} to={paths.fnb} color="inherit">
            {t('nav.restaurants')}
          </Link>
          <Link href={doors.staffLogin} color="inherit">
            {t('nav.staffLogin')}
          </Link>
          <Link href={doors.apiDocumentation} color="inherit">
            {t('footer.openApi')}
          </Link>
        </Box>
      </Container>
    </Box>
  );
}
