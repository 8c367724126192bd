import { type BookingOutput, useLazyListBookingsQuery } from '@atrium/api-client/admin';
import { type BookingFilters, toOrder, toQuery } from '../lib/filters';

const CHUNK = 200;

/** Fetches the whole list, for printing. */
export function useAllBookings() {
  const [list] = useLazyListBookingsQuery();

  return async (filters: BookingFilters): Promise<BookingOutput[]> => {
    const bookings: BookingOutput[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await list({
        ...toQuery(filters),
        ...toOrder(filters),
        limit: CHUNK,
        ...(cursor !== undefined && { cursor }),
      }).unwrap();
      bookings.push(...data.items);
      cursor = data.nextCursor;
    } while (cursor !== undefined);
    return bookings;
  };
}
