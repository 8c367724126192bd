import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** Why saving failed, where whoever pressed the button sees it. */
  failure: ReactNode;
  children: ReactNode;
}

/** What ends the panel, in reach wherever it is scrolled to. */
export function PanelButtons({ failure, children }: Props) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        mt: 2,
        py: 1.5,
        backgroundColor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        '& > button, & > a': { minHeight: 44 },
      }}
    >
      <Box sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>{failure}</Box>
      {children}
    </Box>
  );
}
