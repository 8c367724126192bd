import type { Components, Theme } from '@mui/material/styles';
import { radius, shadow } from '../primitives';

/** What content lies on. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.card,
        border: `1px solid ${theme.vars?.palette.divider}`,
        boxShadow: shadow.card,
        ...theme.applyStyles('dark', { boxShadow: 'none' }),
      }),
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars?.palette.divider}`,
        borderRadius: radius.card,
        '&::before': { display: 'none' },
        '&:first-of-type, &:last-of-type': { borderRadius: radius.card },
        '& + &': { marginTop: 12 },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: { root: { paddingInline: 20, minHeight: 56, fontWeight: 600 } },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '4px 20px 20px' } } },
  MuiAppBar: {
    defaultProps: { color: 'transparent', elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.background.default} 86%, transparent)`,
        backdropFilter: 'blur(12px)',
        borderBottom: `1px solid ${theme.vars?.palette.divider}`,
      }),
    },
  },
};
