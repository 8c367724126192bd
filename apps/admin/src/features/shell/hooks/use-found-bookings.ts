import { useListBookingsQuery } from '@atrium/api-client/admin';
import { useMe } from '../../../shared/access/use-me';
import { useVenueNow } from '../../../shared/dates/use-venue-now';
import { comingBookings, pastBookings } from '../lib/booking-search';

/** The bookings that a term finds: those to come first, and by its number one that is over. */
export function useFoundBookings(term: string) {
  const { vendor } = useMe();
  const today = useVenueNow(vendor.timezone).date;
  const comingSearch = comingBookings(term, today);
  const pastSearch = pastBookings(term, today);
  const coming = useListBookingsQuery(comingSearch ?? {}, { skip: !comingSearch });
  const past = useListBookingsQuery(pastSearch ?? {}, { skip: !pastSearch });
  return {
    bookings: [...(coming.currentData?.data.items ?? []), ...(past.currentData?.data.items ?? [])],
    /** More are to come than are shown. */
    hasMore: coming.currentData?.data.nextCursor !== undefined,
    isFetching: coming.isFetching || past.isFetching,
    isError: coming.isError || past.isError,
  };
}
