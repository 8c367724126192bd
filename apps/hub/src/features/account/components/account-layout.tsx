import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import { radius, shadow } from '@atrium/ui/theme/primitives';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Preferences } from '../../../shared/components/preferences';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { VenuePanel } from './venue-panel';

interface Props {
  title: string;
  intro?: string | undefined;
  children: ReactNode;
  /** Links under the card. */
  footer?: ReactNode;
}

/** A page with one small form: the venue is above it on a phone, beside it on a wide screen. */
export function AccountLayout({ title, intro, children, footer }: Props) {
  const { name } = useVendor();
  usePageTitle(title, name);

  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100dvh',
        gridTemplateColumns: { md: 'minmax(320px, 5fr) 7fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <VenuePanel />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          px: 2,
          pb: 4,
        }}
      >
        <Box sx={{ order: { xs: 2, md: 0 }, alignSelf: { xs: 'center', md: 'flex-end' }, py: 1.5 }}>
          <Preferences />
        </Box>
        <Box
          component="main"
          id="main"
          sx={{ width: '100%', maxWidth: 440, mt: { xs: -4, md: 'auto' }, mb: { md: 'auto' } }}
        >
          {/* MUI's Card is more than a first page needs */}
          <Box
            sx={(theme) => ({
              p: { xs: 3, sm: 4 },
              overflow: 'hidden',
              color: 'var(--atrium-card-text)',
              backgroundColor: 'var(--atrium-card-background)',
              border: 1,
              borderColor: 'divider',
              borderRadius: `${radius.card}px`,
              boxShadow: shadow.card,
              ...theme.applyStyles('dark', { boxShadow: 'none' }),
            })}
          >
            <Typography variant="h2" component="h1" sx={{ color: 'inherit' }}>
              {title}
            </Typography>
            {intro && <Typography sx={{ mt: 1, opacity: 0.85 }}>{intro}</Typography>}
            <Box sx={{ mt: 3 }}>{children}</Box>
          </Box>
          {footer && (
            <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mt: 3 }}>{footer}</Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
