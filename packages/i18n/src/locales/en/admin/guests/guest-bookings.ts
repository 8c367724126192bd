/** A guest's bookings to come, page by page. */
export const guestBookings = {
  sooner: 'Earlier',
  later: 'Later',
} as const;
