import type { Components, Theme } from '@mui/material/styles';
import { radius, shadow } from '../primitives';

/** What leads from one place to another. */
export const navigation: Components<Theme> = {
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 3 } } },
  MuiTab: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontSize: '0.9375rem',
        fontWeight: 550,
        minHeight: 48,
        minWidth: 0,
        paddingInline: 14,
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 6,
        borderRadius: radius.control + 2,
        border: `1px solid ${theme.vars?.palette.divider}`,
        boxShadow: shadow.raised,
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { borderRadius: radius.small + 2, minHeight: 40, paddingInline: 12 } },
  },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: radius.control } } },
};
