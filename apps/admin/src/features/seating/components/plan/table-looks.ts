import { styled } from '@mui/material/styles';
import { HATCHED } from '../../lib/blocks/hatched';

/**
 * How the tables of the plan look. The plan has one stylesheet for all of them, and a table only says what
 * it is: styles of its own for each of two hundred tables take longer to draw than the plan may.
 */
export const TableLooks = styled('div')(({ theme }) => {
  const { primary, success, warning, error, background, divider, text } = theme.vars.palette;
  const ring = (color: string) => ({ boxShadow: `0 0 0 3px ${color}` });
  return {
    '& .table': {
      '--ink': 'var(--light-ink)',
      '--fill': 'var(--light-fill)',
      ...theme.applyStyles('dark', { '--ink': 'var(--dark-ink)', '--fill': 'var(--dark-fill)' }),
      ...{ position: 'absolute', minWidth: 44, minHeight: 44, margin: 0, padding: 0, border: 0 },
      ...{ containerType: 'size', isolation: 'isolate', overflow: 'visible' },
      ...{ background: 'none', color: text.primary, font: 'inherit', textAlign: 'center' },
      ...{ cursor: 'pointer', userSelect: 'none', outline: 0 },
      ...{ WebkitTapHighlightColor: 'transparent', WebkitTouchCallout: 'none' },
      // whoever has just changed it is named over the tables around
      '&[data-hand]': { zIndex: 1 },
      '& .hand': { position: 'absolute', top: -10, right: -6 },
      // behind the words
      '& .face': {
        ...{ zIndex: -1, backgroundColor: background.paper, border: `1px solid ${divider}` },
      },
      '&:not([data-kind="free"])': {
        ...{ color: 'var(--ink)', touchAction: 'none' },
        '& .face': { backgroundColor: 'var(--fill)', border: '2px solid var(--ink)' },
      },
      '&[data-kind="due"] .face': { borderStyle: 'dashed' },
      '&[data-kind="over"] .face': { borderWidth: 3 },
      '&[data-blocked] .face': { ...HATCHED(theme), borderStyle: 'dashed' },
      '&[data-preview="fits"] .face': ring(success.main),
      '&[data-preview="adds"] .face, &[data-preview="large"] .face': ring(warning.main),
      '&[data-preview="taken"] .face, &[data-preview="blocked"] .face': ring(error.main),
      '&[data-preview="nothing"] .face': { opacity: 0.4 },
      '&:focus-visible .face, &[data-over] .face': {
        ...{ outline: `3px solid ${primary.main}`, outlineOffset: 2 },
      },
      '& .line': {
        ...{ display: 'block', fontSize: 12, lineHeight: 1.25 },
        ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
      // below the stripe of the section
      '& .name': { marginTop: 4, fontSize: 13, fontWeight: 650 },
      '& .seats': { marginLeft: 4, fontSize: 12, fontWeight: 400 },
      '& .closing': { marginLeft: 2, fontSize: 12, verticalAlign: '-2px' },
      '& .word': { fontWeight: 550 },
      // what putting a party down here would do
      '& .mark': {
        ...{ position: 'relative', display: 'block', maxHeight: 30, overflow: 'hidden' },
        ...{ fontSize: 12, lineHeight: 1.25, fontWeight: 600, textOverflow: 'ellipsis' },
      },
      '& .mark svg': { fontSize: 15, verticalAlign: 'text-bottom' },
      '&:not([data-preview="taken"]):not([data-preview="blocked"]) .mark': { whiteSpace: 'nowrap' },
      // a small free table has room only for the time until which it is free
      '@container (max-height: 56px)': {
        '& .second, &[data-until] .word': { display: 'none' },
      },
      '@container (max-width: 76px)': { '& .until': { display: 'none' } },
      '@container (min-width: 76.1px)': { '& .until-time': { display: 'none' } },
      '@container (max-height: 62px)': {
        '& .third': { display: 'none' },
        '& .mark': { whiteSpace: 'nowrap' },
      },
    },
  };
});
