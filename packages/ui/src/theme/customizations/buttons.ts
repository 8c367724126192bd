import type { Components, Theme } from '@mui/material/styles';

const THUMB = 44;

/** What is small for a mouse grows where there is none. */
const forThumbs = { '@media (pointer: coarse)': { minWidth: THUMB, minHeight: THUMB } };

/** Buttons and what is pressed like one. 44 px is the smallest size a thumb hits reliably. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': {
          outline: `3px solid color-mix(in srgb, ${theme.vars?.palette.primary.main} 45%, transparent)`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: THUMB,
        paddingInline: 20,
        transition: 'background-color 120ms, border-color 120ms, transform 80ms',
        '&:active': { transform: 'translateY(1px)' },
      },
      sizeSmall: { minHeight: 34, paddingInline: 12, ...forThumbs },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars?.palette.divider,
        backgroundColor: theme.vars?.palette.background.paper,
        '&:hover': { borderColor: theme.vars?.palette.text.secondary },
      }),
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'primary' },
        style: ({ theme }) => ({ color: theme.vars?.palette.text.primary }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: 40, minHeight: 40, borderRadius: 12, ...forThumbs } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: { textTransform: 'none', minHeight: 40, paddingInline: 16, ...forThumbs },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: { fontWeight: 500, textUnderlineOffset: '0.2em' },
    },
    variants: [{ props: { color: 'primary' }, style: { color: 'var(--atrium-link)' } }],
  },
};
