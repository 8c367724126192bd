/** What helps along at the desk, whichever page it is. */
export const desk = {
  allBookings: 'All bookings to come for “{{term}}”',
  shortcuts:
    'Ctrl+K or / opens this search · ↑ ↓ and Enter choose · Ctrl+S saves a form · Ctrl+Enter books in express booking',
  latestOnly: 'The latest {{shown}} are shown; there may be older ones.',
  addService: 'Add a service',
} as const;
