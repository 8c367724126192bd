import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** One line below the title: what of it is shown. */
  subtitle?: ReactNode;
  /** What can be done on this page, at the end of the line. */
  actions?: ReactNode;
}

/** The head of a page: small, since the rows below it are what staff came for. */
export function PageHeader({ title, subtitle, actions }: Props) {
  usePageTitle(title);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mb: 2,
        minHeight: 44,
      }}
    >
      {/* a long line below the title wraps before what can be done does; on a phone a short one keeps it beside it */}
      <Box sx={{ flex: { xs: '1 1 auto', sm: '1 1 320px' }, minWidth: 0, maxWidth: 1 }}>
        <Typography component="h1" variant="h4" tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {subtitle && (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
