import type { BrandedVendor } from '@atrium/api-client/public';
import { VenueLogo } from '@atrium/ui/components/display/venue-logo';
import { ColorSchemeMenu } from '@atrium/ui/components/menus/color-scheme-menu';
import { LanguageMenu } from '@atrium/ui/components/menus/language-menu';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { doors } from '../../../paths';
import { PAGE_TITLE, useEmbedding } from '../../../shared/embedding/embedding';

interface Props {
  venue: Pick<BrandedVendor, 'name' | 'slug' | 'logo' | 'pictures'>;
  children: ReactNode;
}

/** A page for people who come from a venue's message: its name and no navigation. */
export function VenueFrame({ venue, children }: Props) {
  const { name, slug, logo, pictures } = venue;

  if (useEmbedding()) {
    // the site around says whose it is, and is as wide and high as it likes
    return (
      <Box
        component="main"
        id="main"
        // a site may show several widgets, each with a main of its own
        aria-labelledby={PAGE_TITLE}
        sx={{ p: 2, maxWidth: 720, mx: 'auto' }}
      >
        {children}
      </Box>
    );
  }

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Container
          maxWidth="sm"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 64 }}
        >
          <Link
            href={doors.hub(slug)}
            underline="none"
            sx={{
              flex: 1,
              minWidth: 0,
              py: 1.25,
              color: 'var(--atrium-heading)',
              fontFamily: 'h3.fontFamily',
              fontSize: '1.25rem',
              overflowWrap: 'anywhere',
            }}
          >
            <VenueLogo name={name} logo={logo} pictures={pictures} height={36}>
              {name}
            </VenueLogo>
          </Link>
          <LanguageMenu />
          <ColorSchemeMenu />
        </Container>
      </Box>
      <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
        {children}
      </Container>
    </Box>
  );
}
