import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontStack } from './primitives';

/** The serif speaks to guests (titles of pages); everything that is read or worked with is sans. */
export const typography: TypographyVariantsOptions = {
  fontFamily: fontStack.text,
  h1: {
    fontFamily: fontStack.display,
    color: 'var(--atrium-heading)',
    fontSize: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)',
    fontWeight: 500,
    lineHeight: 1.08,
    letterSpacing: '-0.022em',
    textWrap: 'balance',
  },
  h2: {
    fontFamily: fontStack.display,
    color: 'var(--atrium-heading)',
    fontSize: 'clamp(1.75rem, 1.4rem + 1.3vw, 2.5rem)',
    fontWeight: 500,
    lineHeight: 1.15,
    letterSpacing: '-0.018em',
    textWrap: 'balance',
  },
  h3: {
    fontFamily: fontStack.display,
    color: 'var(--atrium-heading)',
    fontSize: '1.5rem',
    fontWeight: 500,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
  },
  h4: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
  h5: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
  h6: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.55 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 600 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: {
    fontSize: '0.8125rem',
    fontWeight: 600,
    letterSpacing: '0.04em',
    lineHeight: 1.5,
    textTransform: 'none',
  },
};
