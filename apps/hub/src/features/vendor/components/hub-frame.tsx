import { OfflineNotice } from '@atrium/ui/components/feedback/offline-notice';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Preferences } from '../../../shared/components/preferences';
import { VendorBrand } from '../../../shared/components/venue/vendor-brand';
import { useGuest } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { withNextPage } from '../../../shared/lib/next-page';
import { useExpectsGuest } from '../hooks/use-expects-guest';
import { BOTTOM_BAR_HEIGHT, HubTabs, TAB_ROW_HEIGHT } from './hub-tabs';
import { VenueBoundary } from './venue-boundary';

const AccountMenu = lazy(async () => ({
  default: (await import('./account-menu')).AccountMenu,
}));

interface Props {
  children: ReactNode;
}

/** The venue's header around every page that is not a sign-in page, with the guest's tabs. */
export function HubFrame({ children }: Props) {
  const { t } = useTranslation('common');
  const { modules, paths, pictures: { icon } = {} } = useVendor();
  const welcome = modules.services ? paths.newReservation : paths.login;
  const { pathname, search } = useLocation();
  const state = useGuest();
  const isGuest = state.status === 'guest';
  const expectsGuest = useExpectsGuest(state);
  const inFlow = [paths.discover(''), paths.newActivity(''), paths.activity('')].some((page) =>
    pathname.startsWith(page),
  );
  const hasBottomBar = isGuest && !inFlow;

  return (
    <Box
      sx={{
        minHeight: '100dvh',
        pb: {
          xs: hasBottomBar ? `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))` : 0,
          md: 0,
        },
      }}
    >
      {/* for phones that take it before those of the manifest */}
      {icon?.widths[0] && (
        <link
          rel="apple-touch-icon"
          href={`/media/${icon._id}/${icon.widths[1] ?? icon.widths[0]}.jpeg`}
        />
      )}
      <AppBar position="sticky" component="header" sx={{ pt: 'env(safe-area-inset-top)' }}>
        <OfflineNotice />
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            width: '100%',
            maxWidth: 900,
            minHeight: 60,
            mx: 'auto',
            px: { xs: 2, md: 3 },
          }}
        >
          <Link
            component={RouterLink}
            to={isGuest ? paths.overview : welcome}
            color="textPrimary"
            underline="none"
            sx={{
              display: 'flex',
              alignItems: 'center',
              flex: 1,
              minWidth: 0,
              minHeight: 44,
              py: 1,
              color: 'var(--atrium-heading)',
            }}
          >
            <VendorBrand />
          </Link>
          <Preferences />
          {/* Space is reserved until the session is known, so that nothing jumps. */}
          <Box sx={{ minWidth: 50, display: 'flex', justifyContent: 'flex-end' }}>
            {isGuest && (
              <Suspense>
                <AccountMenu guest={state.guest} />
              </Suspense>
            )}
            {state.status === 'visitor' && (
              <Button
                size="small"
                variant="outlined"
                component={RouterLink}
                to={withNextPage(paths.login, `${pathname}${search}`)}
                sx={{ whiteSpace: 'nowrap' }}
              >
                {t('actions.logIn')}
              </Button>
            )}
          </Box>
        </Box>
      </AppBar>
      {expectsGuest && (
        <Box
          sx={{
            minHeight: { md: TAB_ROW_HEIGHT },
            borderBottom: { md: 1 },
            borderColor: { md: 'divider' },
          }}
        >
          {isGuest && <HubTabs hiddenOnPhone={inFlow} />}
        </Box>
      )}
      <Container component="main" id="main" maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
        <VenueBoundary isPart>
          <Suspense>{children}</Suspense>
        </VenueBoundary>
      </Container>
    </Box>
  );
}
