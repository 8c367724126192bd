import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Preferences } from './preferences';
import { VendorBrand } from './venue/vendor-brand';

/** A page that a link in a message opens, without an account: nothing leads from it into the app. */
export function LinkedPage({ children }: { children: ReactNode }) {
  return (
    // the venue's colours reach to the end of a tall screen
    <Box sx={{ minHeight: '100dvh' }}>
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
        {children}
      </Container>
    </Box>
  );
}
