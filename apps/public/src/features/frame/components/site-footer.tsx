import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { isOwnPage } from '../../../paths';
import { useFooterGroups } from '../hooks/use-footer-groups';

/** Every page that stands for itself, by what somebody looks for. */
export function SiteFooter() {
  const { t } = useTranslation('public');
  const groups = useFooterGroups();

  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', pt: 6, pb: 4 }}>
      <Container maxWidth="lg">
        <Box
          component="nav"
          aria-label={t('footer.label')}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
            columnGap: 3,
            rowGap: 5,
          }}
        >
          {groups.map(({ title, pages }) => (
            <Box key={title}>
              <Typography variant="body2" sx={{ mb: 1, fontWeight: 600 }}>
                {title}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
                {pages.map(({ name, address }) => (
                  <li key={address}>
                    <Link
                      {...(isOwnPage(address)
                        ? { component: RouterLink, to: address }
                        : { href: address })}
                      underline="hover"
                      sx={{ display: 'inline-block', py: 0.75, color: 'text.secondary' }}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 5, color: 'text.secondary' }}>
          {t('footer.rights', { year: new Date().getFullYear() })}
        </Typography>
      </Container>
    </Box>
  );
}
