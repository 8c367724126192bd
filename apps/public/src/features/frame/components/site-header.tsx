import { ColorSchemeMenu } from '@atrium/ui/components/menus/color-scheme-menu';
import { LanguageMenu } from '@atrium/ui/components/menus/language-menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { doors, paths } from '../../../paths';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';

/** On a phone the links move into a menu; language and brightness stay within reach. */
export function SiteHeader() {
  const { t } = useTranslation('public');

  return (
    <Box
      component="header"
      sx={(theme) => ({
        position: 'sticky',
        top: 0,
        zIndex: theme.zIndex.appBar,
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 88%, transparent)`,
        backdropFilter: 'blur(14px)',
      })}
    >
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 72 }}
      >
        <Logo />
        <Box sx={{ flex: 1 }} />
        <Box
          component="nav"
          aria-label={t('nav.label')}
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, mr: 1 }}
        >
          <Button component={NavLink} to={paths.product} color="inherit">
            {t('site.groups.product')}
          </Button>
          <Button component={NavLink} to={paths.findVenue} color="inherit">
            {t('nav.activityHub')}
          </Button>
          <Button component={NavLink} to={paths.about} color="inherit">
            {t('nav.about')}
          </Button>
          <Button component={NavLink} to={paths.helpCenter} color="inherit">
            {t('site.groups.help')}
          </Button>
        </Box>
        <LanguageMenu />
        <ColorSchemeMenu />
        <Button
          variant="contained"
          href={doors.staffLogin}
          sx={{ display: { xs: 'none', md: 'inline-flex' }, ml: 1.5 }}
        >
          {t('nav.staffLogin')}
        </Button>
        <MobileMenu />
      </Container>
    </Box>
  );
}
