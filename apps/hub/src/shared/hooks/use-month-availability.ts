import { generatedApi, useGetActivityQuery } from '@atrium/api-client/hub';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import {
  addMonths,
  type CalendarDate,
  firstOfMonth,
  lastOfMonth,
} from '@atrium/rules/calendar/calendar-date';
import { useEffect } from 'react';
import { useVendor } from './use-vendor';

interface Options {
  serviceId: string;
  /** First day of the month. */
  month: CalendarDate;
  /** For a service that requires a code. */
  code?: string | undefined;
  skip?: boolean;
}

/** The request for a month of an activity. */
const availabilityOf = (serviceId: string, month: CalendarDate, code?: string) => ({
  id: serviceId,
  from: month,
  until: lastOfMonth(month),
  ...(code !== undefined && { code }),
});

/** Asks for the month that the calendar opens with while the person is still on the way there. */
export function usePrefetchAvailability(serviceId: string) {
  const { timezone } = useVendor();
  const prefetch = generatedApi.usePrefetch('getActivity');
  return () => {
    const month = firstOfMonth(venueToday(Date.now(), timezone));
    prefetch(availabilityOf(serviceId, month), { ifOlderThan: 60 });
  };
}

/**
 * An activity with all times of a month: one request for the calendar and its days. The next month
 * is prefetched.
 */
export function useMonthAvailability({ serviceId, month, code, skip = false }: Options) {
  const period = (first: CalendarDate) => availabilityOf(serviceId, first, code);
  const query = useGetActivityQuery(period(month), {
    skip,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    // A month come back to after a while has been sold on.
    refetchOnMountOrArgChange: 60,
  });
  const prefetch = generatedApi.usePrefetch('getActivity');
  const latestDate = query.data?.data.latestDate;
  const next = addMonths(month, 1);
  const hasNext = query.isSuccess && (latestDate === undefined || next <= latestDate);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `period` is made of the values listed
  useEffect(() => {
    if (hasNext) prefetch(period(next), { ifOlderThan: 60 });
  }, [hasNext, next, serviceId, code, prefetch]);

  return query;
}
