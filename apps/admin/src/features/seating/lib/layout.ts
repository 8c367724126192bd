/** Plan and list: side by side on a tablet in landscape, one below the other in portrait. */
export const EVENING_COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 340px)' },
} as const;
