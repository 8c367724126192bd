/**
 * Pictures in written text: a phone's screen beside another, a desk's screen across, or a part of a screen
 * no larger than it is. By night, the dark one of two is shown.
 */
export const figures = {
  '& .pictures': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { xs: 1.5, sm: 3 },
    my: { xs: 4, md: 5 },
  },
  '& figure': { m: 0, minWidth: 0 },
  '& figure > div': {
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: '14px',
    backgroundColor: 'background.paper',
  },
  '& figure.desk': { flex: '1 1 100%' },
  '& figure.desk > div': { aspectRatio: '16 / 10' },
  '& figure.phone': { flex: '1 1 90px', maxWidth: 260 },
  '& figure.phone > div': { aspectRatio: '9 / 17' },
  '& img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'top',
  },
  '& figure.part img': { height: 'auto' },
  '& img.in-dark, html[data-color-scheme="dark"] & img.in-light': { display: 'none' },
  'html[data-color-scheme="dark"] & img.in-dark': { display: 'block' },
  '& figcaption': { mt: 1, fontSize: '0.875rem', lineHeight: 1.4, color: 'text.secondary' },
} as const;
