/** What decides whether a smaller slot still holds a booking. */
export interface PlacedBooking {
  /** Children included. */
  participants: number;
}

/**
 * The bookings that no longer fit when a slot shrinks to this many places. Earlier bookings keep
 * theirs, and one that is too large does not push out a smaller one behind it. A slot no longer
 * offered has 0 places, so none of its bookings fit.
 * @param bookings those that count, in order of creation
 */
export function bookingsBeyond<B extends PlacedBooking>(
  capacity: number,
  bookings: readonly B[],
): B[] {
  let left = capacity;
  return bookings.filter(({ participants }) => {
    const fits = participants <= left;
    if (fits) left -= participants;
    return !fits;
  });
}
