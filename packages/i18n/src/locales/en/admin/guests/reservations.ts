export const reservations = {
  title: 'Reservations',
  upcoming: 'Upcoming',
  hidePast: 'Hide past reservations',
  none: 'This guest has no reservations.',
  noneUpcoming: 'This guest has no upcoming reservations.',
  failed: 'An error occurred while fetching reservations',
  past: 'Past and cancelled',
} as const;
