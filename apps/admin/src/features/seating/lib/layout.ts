/** Plan and list: side by side on a tablet in landscape, one below the other in portrait. */
export const EVENING_COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 340px)' },
} as const;

/** The timeline has all of the width, but for what is open beside it; on a phone that takes its place. */
export const timelineColumns = (isOpen: boolean) => ({
  ...EVENING_COLUMNS,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    ...(isOpen && {
      sm: 'minmax(0, 1fr) minmax(260px, 300px)',
      md: 'minmax(0, 1fr) minmax(280px, 340px)',
    }),
  },
});
