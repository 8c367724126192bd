import type { Components, Theme } from '@mui/material/styles';
import { radius, shadow } from '../primitives';

/** What interrupts or reports. */
export const feedback: Components<Theme> = {
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: radius.sheet, boxShadow: shadow.overlay, margin: 16 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px', fontSize: '1.25rem' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 4 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: 'rgba(14, 19, 18, 0.48)',
          backdropFilter: 'blur(2px)',
        },
      },
    },
  },
  MuiAlert: {
    styleOverrides: { root: { borderRadius: radius.control, alignItems: 'center' } },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.text.primary} 7%, transparent)`,
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: { tooltip: { fontSize: '0.8125rem', borderRadius: radius.small } },
  },
};
