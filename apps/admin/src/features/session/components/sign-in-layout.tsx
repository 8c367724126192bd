import { ColorSchemeMenu } from '@atrium/ui/components/menus/color-scheme-menu';
import { LanguageMenu } from '@atrium/ui/components/menus/language-menu';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The venue's name, or the product's if none is named. */
  venue?: string | undefined;
  intro?: ReactNode;
  children: ReactNode;
}

/** The pages before signing in. */
export function SignInLayout({ title, venue = 'Atrium', intro, children }: Props) {
  usePageTitle(title);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Box
        component="header"
        sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, p: 1.5 }}
      >
        <LanguageMenu />
        <ColorSchemeMenu />
      </Box>
      <Box
        component="main"
        id="main"
        sx={{ flex: 1, display: 'grid', placeItems: 'center', px: 2, pb: '14vh', pt: 2 }}
      >
        <Box sx={{ width: '100%', maxWidth: 420 }}>
          <Typography sx={{ mb: 2, textAlign: 'center', fontWeight: 600, color: 'text.secondary' }}>
            {venue}
          </Typography>
          <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
            <Typography variant="h3" component="h1" tabIndex={-1} sx={{ outline: 'none', mb: 1 }}>
              {title}
            </Typography>
            {intro && (
              <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
                {intro}
              </Typography>
            )}
            {children}
          </Card>
        </Box>
      </Box>
    </Box>
  );
}
