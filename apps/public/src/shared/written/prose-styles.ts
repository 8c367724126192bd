import { figures } from '@atrium/ui/theme/figure-styles';
import type { SxProps, Theme } from '@mui/material/styles';

const tables = {
  '& table': {
    width: '100%',
    my: 3,
    borderCollapse: 'collapse',
    fontSize: '1rem',
    lineHeight: 1.5,
  },
  '& th': { textAlign: 'left', fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' },
  '& th, & td': {
    py: 1.25,
    pr: 2,
    borderBottom: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
} as const;

const links = {
  '& a': { color: 'var(--atrium-link)', fontWeight: 500, textUnderlineOffset: '0.2em' },
} as const;

const code = { '& code': { fontSize: '0.9em', overflowWrap: 'anywhere' } } as const;

/** Running text: about 65 characters per line, headings closer to the text they introduce; pictures may be wider. */
export const proseStyles = {
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  '& > :not(.pictures)': { maxWidth: '42rem' },
  '& h2': { typography: 'h3', mt: 6, mb: 1.5, scrollMarginTop: 96 },
  '& h3': { typography: 'h4', mt: 4, mb: 1, scrollMarginTop: 96 },
  '& > h2:first-of-type': { mt: 0 },
  '& > p + h2:first-of-type, & > ul + h2:first-of-type': { mt: 6 },
  '& p, & ul': { my: 2 },
  '& blockquote': { mx: 0, my: 3, pl: 2.5, borderLeft: 3, borderColor: 'divider' },
  '& > :first-child': { mt: 0 },
  '& ul': { pl: 3 },
  '& li': { mb: 1.25, pl: 0.5 },
  '& li::marker': { color: 'primary.main' },
  ...figures,
  ...tables,
  ...links,
  ...code,
} satisfies SxProps<Theme>;

/** Each part is a card of its own, large enough to be read from across a table. */
export const deckStyles = {
  ...figures,
  ...tables,
  ...links,
  ...code,
  display: 'grid',
  gap: { xs: 2.5, md: 4 },
  '& section': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: { md: '24rem' },
    p: { xs: 3, sm: 5, md: 8 },
    borderRadius: '24px',
    border: 1,
    borderColor: 'divider',
    backgroundColor: 'background.paper',
    fontSize: { xs: '1.0625rem', md: '1.25rem' },
    lineHeight: 1.6,
  },
  '& section:nth-of-type(even)': { backgroundColor: 'action.selected', borderColor: 'transparent' },
  '& h2': { typography: 'h2', m: 0, mb: 2, maxWidth: '24ch', scrollMarginTop: 96 },
  '& p, & ul': { my: 1.5, maxWidth: '44rem' },
  '& ul': { pl: 3 },
  '& li': { mb: 1 },
  '& table': { ...tables['& table'], fontSize: { xs: '1rem', md: '1.125rem' } },
} satisfies SxProps<Theme>;
