import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface Props {
  children: ReactNode;
}

export function SiteLayout({ children }: Props) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SiteHeader />
      <Box sx={{ flex: 1 }}>{children}</Box>
      <SiteFooter />
    </Box>
  );
}
