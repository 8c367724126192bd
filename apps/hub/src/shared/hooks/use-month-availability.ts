import { generatedApi, useGetActivityQuery } from '@atrium/api-client/api';
import { addMonths, type CalendarDate, lastOfMonth } from '@atrium/rules/calendar-date';
import { useEffect } from 'react';

interface Options {
  serviceId: string;
  /** First day of the month. */
  month: CalendarDate;
  /** Of a service that asks for one. */
  code?: string | undefined;
  skip?: boolean;
}

/**
 * An activity with every time of a month: one request for what the calendar and all its days show,
 * and the next month fetched while this one is looked at.
 */
export function useMonthAvailability({ serviceId, month, code, skip = false }: Options) {
  const period = (first: CalendarDate) => ({
    id: serviceId,
    from: first,
    until: lastOfMonth(first),
    ...(code !== undefined && { code }),
  });
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
