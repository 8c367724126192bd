/** What of a booking decides whether a smaller slot still holds it. */
export interface PlacedBooking {
  /** Children included. */
  participants: number;
}

/**
 * The bookings of a slot that no longer fit when it has only this many places: who booked first keeps
 * theirs, and one too large does not take them from a smaller one behind it. A slot that is no longer
 * offered has 0 places, so none of its bookings fits.
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
