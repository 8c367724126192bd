import MenuIcon from '@mui/icons-material/MenuRounded';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountMenu } from './account-menu';
import { NoticesButton } from './notices/notices-button';
import { SearchButton } from './palette/search-button';
import { VenueClock } from './venue-clock';

/** Nobody chooses a language in the first second: the menus come after the page. */
const Preferences = lazy(() => import('./preferences'));
/** Of two buttons, so that nothing moves when they come. */
const PREFERENCES_WIDTH = 80;

interface Props {
  help: ReactNode;
  onOpenMenu: () => void;
  onOpenSearch: () => void;
}

export function StaffHeader({ help, onOpenMenu, onOpenSearch }: Props) {
  const { t } = useTranslation('admin');
  return (
    <AppBar position="sticky" sx={{ displayPrint: 'none' }}>
      <Toolbar
        variant="dense"
        sx={{ minHeight: 60, gap: { xs: 0.5, sm: 1.5 }, px: { xs: 1, sm: 2, lg: 3 } }}
        disableGutters
      >
        <IconButton
          aria-label={t('nav.openMenu')}
          onClick={onOpenMenu}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <SearchButton onClick={onOpenSearch} />
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        <NoticesButton />
        {help}
        <VenueClock />
        <Box
          sx={{
            display: { xs: 'none', sm: 'flex' },
            alignItems: 'center',
            minWidth: PREFERENCES_WIDTH,
          }}
        >
          <Suspense fallback={null}>
            <Preferences />
          </Suspense>
        </Box>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}
