import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  children: ReactNode;
  isTotal?: boolean;
}

export function SummaryLine({ label, children, isTotal = false }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        ...(isTotal && { pt: 1.5, mt: 0.5, borderTop: 1, borderColor: 'divider', fontWeight: 650 }),
      }}
    >
      <Box component="dt" sx={{ color: isTotal ? 'text.primary' : 'text.secondary', minWidth: 0 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
        {children}
      </Box>
    </Box>
  );
}
