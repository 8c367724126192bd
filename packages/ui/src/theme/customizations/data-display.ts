import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../primitives';

/** What shows values. */
export const dataDisplay: Components<Theme> = {
  MuiTypography: {
    // MUI makes headings of them, which puts every lead paragraph into the page's outline.
    defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } },
  },
  MuiChip: {
    styleOverrides: { root: { borderRadius: radius.small + 2, fontWeight: 550 } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
      head: ({ theme }) => ({
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: theme.vars?.palette.text.secondary,
      }),
    },
  },
  MuiAvatar: { styleOverrides: { root: { fontSize: '1rem', fontWeight: 600 } } },
};
