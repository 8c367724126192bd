import { useListBookingsQuery } from '@atrium/api-client/admin';
import { useState } from 'react';
import { LIVE } from '../../../../shared/lib/live';
import { type BookingFilters, toOrder, toQuery } from '../lib/filters';

/** Rows per page: the free grid's limit. */
export const PAGE_SIZE = 100;

/**
 * The pages of a list. The server returns the next page's cursor, so going back uses those already
 * seen; changing a filter starts over.
 */
export function useBookingPages(filters: BookingFilters) {
  const query = { ...toQuery(filters), ...toOrder(filters) };
  const key = JSON.stringify(query);
  const [place, setPlace] = useState<{ key: string; cursors: string[] }>({ key, cursors: [] });
  const cursors = place.key === key ? place.cursors : [];
  const cursor = cursors.at(-1);

  const first = useListBookingsQuery({ ...query, limit: PAGE_SIZE }, LIVE);
  const later = useListBookingsQuery(
    { ...query, limit: PAGE_SIZE, cursor },
    { ...LIVE, skip: cursor === undefined },
  );
  const shown = cursor === undefined ? first : later;
  const nextCursor = shown.currentData?.data.nextCursor;

  return {
    /** Undefined until the first answer. */
    bookings: (shown.currentData ?? shown.data)?.data.items,
    totals: (first.currentData ?? first.data)?.data.totals,
    isFetching: shown.isFetching && !shown.currentData,
    error: shown.error,
    refetch: shown.refetch,
    /** From 0. */
    page: cursors.length,
    hasNextPage: nextCursor !== undefined,
    showPage: (page: number) => {
      if (page < cursors.length) setPlace({ key, cursors: cursors.slice(0, page) });
      else if (nextCursor) setPlace({ key, cursors: [...cursors, nextCursor] });
    },
  };
}
