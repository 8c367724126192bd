import type { SxProps, Theme } from '@mui/material/styles';

/** Running text: about 65 characters per line, headings closer to the text they introduce. */
export const articleStyles = {
  maxWidth: '42rem',
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  '& h1': { typography: 'h1', mt: 0, mb: 4 },
  '& h2': { typography: 'h3', mt: 6, mb: 1.5 },
  '& p, & ul': { my: 2 },
  '& ul': { pl: 3 },
  '& li': { mb: 1.25, pl: 0.5 },
  '& li::marker': { color: 'primary.main' },
  '& a': { color: 'var(--atrium-link)', fontWeight: 500, textUnderlineOffset: '0.2em' },
} satisfies SxProps<Theme>;
