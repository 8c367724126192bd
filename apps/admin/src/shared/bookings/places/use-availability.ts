import { type ServiceOutput, useGetActivityQuery } from '@atrium/api-client/admin';
import { firstOfMonth, lastOfMonth } from '@atrium/rules/calendar/calendar-date';
import { useState } from 'react';
import { LIVE } from '../../lib/live';

/**
 * What of a service is free in the month that is shown.
 * @param service absent while none is chosen
 * @param date the chosen day; its month is shown first
 * @param today the venue's
 */
export function useAvailability(
  service: ServiceOutput | undefined,
  date: string | undefined,
  today: string,
) {
  const [shown, setShown] = useState(firstOfMonth(date ?? today));
  const monthEnd = lastOfMonth(shown);
  const from = shown < today && today <= monthEnd ? today : shown;
  const { currentData, isFetching, error, refetch } = useGetActivityQuery(
    {
      id: service?._id ?? '',
      from,
      until: monthEnd,
      ...(service?.code && { code: service.code }),
    },
    { ...LIVE, skip: service === undefined },
  );
  const days = currentData?.data.timeslots.data ?? [];

  return {
    days,
    day: days.find((each) => each.date === date),
    isLoading: isFetching && currentData === undefined,
    error,
    refetch,
    showMonth: setShown,
  };
}
