import type { Components, Theme } from '@mui/material/styles';

/**
 * Fields with their label above them: it never moves, never covers what was typed, and leaves the
 * border whole.
 */
export const inputs: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        maxWidth: '100%',
        whiteSpace: 'normal',
        fontSize: '0.875rem',
        fontWeight: 550,
        lineHeight: 1.4,
        color: theme.vars?.palette.text.primary,
        '&.Mui-focused': { color: theme.vars?.palette.text.primary },
        '&.Mui-error': { color: theme.vars?.palette.error.main },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.background.paper,
        minHeight: 46,
        transition: 'box-shadow 120ms',
        '&.Mui-focused': {
          boxShadow: `0 0 0 4px color-mix(in srgb, ${theme.vars?.palette.primary.main} 16%, transparent)`,
        },
        '&.Mui-disabled': { backgroundColor: theme.vars?.palette.action.hover },
      }),
      input: { padding: '11px 14px' },
      multiline: { padding: 0 },
      adornedStart: { '& .MuiOutlinedInput-input': { paddingLeft: 2 } },
      notchedOutline: {
        top: 0,
        borderColor: 'var(--atrium-input-border)',
        '& legend': { display: 'none' },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem' } } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.9375rem' } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 46, height: 28, padding: 0, margin: '8px 12px 8px 0' },
      switchBase: {
        padding: 3,
        '&.Mui-checked': { transform: 'translateX(18px)', color: '#fff' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
      },
      thumb: { width: 22, height: 22, boxShadow: '0 1px 3px rgba(0, 0, 0, 0.3)' },
      track: ({ theme }) => ({
        borderRadius: 14,
        opacity: 1,
        backgroundColor: theme.vars?.palette.text.disabled,
      }),
    },
  },
};
