import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MainMenu } from './main-menu';
import Preferences from './preferences';

interface Props {
  open: boolean;
  /** Above the pages. */
  title: ReactNode;
  onClose: () => void;
}

/** The menu on a narrow window; fetched by whoever opens it. */
export function NavigationDrawer({ open, title, onClose }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 272 }, 'aria-label': t('nav.label') } }}
    >
      {title}
      <MainMenu onChoose={onClose} />
      <Box sx={{ display: 'flex', mt: 'auto', p: 1.5 }}>
        <Preferences />
      </Box>
    </Drawer>
  );
}
