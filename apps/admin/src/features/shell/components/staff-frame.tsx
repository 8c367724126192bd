import { OfflineNotice } from '@atrium/ui/components/feedback/offline-notice';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { PageOutlet } from '@atrium/ui/components/frame/page-outlet';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenVenue } from '../../../shared/access/chosen-venue';
import { useMe } from '../../../shared/access/use-me';
import { useHotkey } from '../../../shared/hooks/use-hotkey';
import { useTypedAhead } from '../hooks/use-typed-ahead';
import { onRowArrows } from '../lib/row-arrows';
import { MainMenu } from './main-menu';
import { StaffHeader } from './staff-header';

const loadPalette = () => import('./palette/command-palette');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

// hardly anybody works in another venue than their own
const OtherVenue = lazy(async () => ({
  default: (await import('./venues/other-venue')).OtherVenue,
}));
const areas = ['frontDesk'] as const;

const NavigationDrawer = lazy(async () => ({
  default: (await import('./navigation-drawer')).NavigationDrawer,
}));

/** For a page that fails: the frame has the `main` already. */
const isPart = { isPart: true };

const MENU_WIDTH = 216;
const RAIL_WIDTH = 64;

interface Props {
  /** The button that opens help. */
  help: ReactNode;
}

/** Around every page of a signed-in person: where to go, who and when it is, the search and help. */
export function StaffFrame({ help }: Props) {
  const { t } = useTranslation('admin');
  const { level, vendor } = useMe();
  const isElsewhere = level === 4 && chosenVenue() !== undefined;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [drawerWasOpened, setDrawerWasOpened] = useState(false);
  const [searchOpen, setSearchOpen] = useState(false);
  const typedAhead = useTypedAhead();
  const openSearch = () => {
    if (searchOpen) return;
    typedAhead.start();
    // where the search cannot be fetched, the keys go back to the page
    loadPalette().catch(typedAhead.take);
    setSearchOpen(true);
  };
  useIdlePreload(loadPalette);
  const openMenu = () => {
    setDrawerWasOpened(true);
    setDrawerOpen(true);
  };
  useHotkey({ key: 'k', ctrl: true }, openSearch);
  useHotkey({ key: '/' }, openSearch);

  const venueName = (
    <Typography
      sx={{ px: 2.5, pt: 2.25, pb: 2, fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' }}
    >
      {vendor.name}
    </Typography>
  );

  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100dvh',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: `${RAIL_WIDTH}px minmax(0, 1fr)`,
          lg: `${MENU_WIDTH}px minmax(0, 1fr)`,
        },
        '@media print': { display: 'block' },
      }}
    >
      <Box
        component="nav"
        aria-label={t('nav.label')}
        sx={{
          display: { xs: 'none', sm: 'block' },
          displayPrint: 'none',
          borderRight: 1,
          borderColor: 'divider',
          position: 'sticky',
          top: 0,
          height: '100dvh',
          overflowY: 'auto',
        }}
      >
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          {venueName}
          <MainMenu />
        </Box>
        <Box sx={{ display: { lg: 'none' }, pt: 1.25 }}>
          <MainMenu compact />
        </Box>
      </Box>
      {drawerWasOpened && (
        <Suspense fallback={null}>
          <NavigationDrawer
            open={drawerOpen}
            title={venueName}
            onClose={() => setDrawerOpen(false)}
          />
        </Suspense>
      )}
      <Box sx={{ minWidth: 0 }}>
        <OfflineNotice />
        {isElsewhere && (
          <Suspense>
            <AreaTexts areas={areas}>
              <OtherVenue />
            </AreaTexts>
          </Suspense>
        )}
        <StaffHeader help={help} onOpenMenu={openMenu} onOpenSearch={openSearch} />
        <Box
          component="main"
          id="main"
          onKeyDown={onRowArrows}
          sx={{ px: { xs: 2, sm: 3, lg: 4 }, pt: { xs: 2, sm: 3 }, pb: 8, maxWidth: 1480 }}
        >
          <PageOutlet frame={isPart} />
        </Box>
      </Box>
      {searchOpen && (
        <Suspense fallback={null}>
          <CommandPalette takeTyped={typedAhead.take} onClose={() => setSearchOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
