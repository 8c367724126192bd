export const guestFigures = {
  label: 'At a glance',
  visits: 'Visits',
  lastVisit: 'Last visit',
  noShows: 'No-shows',
  cancelled: 'Cancelled',
  revenue: 'Revenue',
  paid: 'Paid online',
  toPay: 'To pay by link',
  failed: 'The figures could not be loaded.',
} as const;
