/** What helps along at the desk, whichever page it is. */
export const desk = {
  allBookings: 'All bookings to come for “{{term}}”',
  shortcuts:
    'Ctrl+K or / opens this search · ↑ ↓ and Enter choose · Ctrl+S saves a form · Ctrl+Enter books in express booking',
  addService: 'Add a service',
} as const;
