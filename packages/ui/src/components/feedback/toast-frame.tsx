import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BOTTOM_BAR_VARIABLE } from '../../lib/bottom-bar';

/**
 * Where messages are: at the top of a phone, where no button bar is, and in the lower right corner of a wide
 * screen.
 */
export function ToastFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <Box
      component="section"
      aria-label={t('toast.label')}
      sx={(theme) => ({
        position: 'fixed',
        zIndex: theme.zIndex.snackbar,
        top: 'calc(8px + env(safe-area-inset-top))',
        right: 'calc(8px + env(safe-area-inset-right))',
        left: 'calc(8px + env(safe-area-inset-left))',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        pointerEvents: 'none',
        displayPrint: 'none',
        '& > *': { pointerEvents: 'auto' },
        [theme.breakpoints.up('sm')]: { left: 'auto', width: 400 },
        [theme.breakpoints.up('md')]: {
          top: 'auto',
          bottom: `calc(20px + var(${BOTTOM_BAR_VARIABLE}, 0px))`,
          right: 20,
        },
      })}
    >
      {children}
    </Box>
  );
}
