import { payLink } from '@atrium/i18n/loaders/pay-link';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useParams, useSearchParams } from 'react-router-dom';
import { PayPage } from '../../features/pay-link/components/pay-page';
import { Preferences } from '../../shared/components/preferences';
import { VendorBrand } from '../../shared/components/vendor-brand';

const areas = ['payLink', 'errors'] as const;
const own = { payLink };

/** `…/pay/{token}`, by a link in a message: nothing leads from it into the app. */
export function Component() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <AreaTexts areas={areas} own={own}>
      <AppBar position="static" component="header" sx={{ pt: 'env(safe-area-inset-top)' }}>
        <Container
          maxWidth="sm"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 60 }}
        >
          <Box sx={{ flex: 1, minWidth: 0, color: 'var(--atrium-heading)' }}>
            <VendorBrand />
          </Box>
          <Preferences />
        </Container>
      </AppBar>
      <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 3, md: 5 } }}>
        <PayPage token={token} isBack={query.has('back')} />
      </Container>
    </AreaTexts>
  );
}
