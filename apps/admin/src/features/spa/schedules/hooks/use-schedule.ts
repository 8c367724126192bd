import { useGetScheduleQuery, useListTherapistsQuery } from '@atrium/api-client/admin';
import { useMemo } from 'react';
import { LIVE } from '../../../../shared/lib/live';
import { axisOf } from '../lib/day-axis';
import { scheduleRows } from '../lib/schedule-rows';

/** Who works on these days; others' changes arrive by themselves. @param dates in order */
export function useSchedule(dates: readonly string[]) {
  const [from = '', until = from] = [dates[0], dates.at(-1)];
  const therapists = useListTherapistsQuery();
  const schedule = useGetScheduleQuery({ from, until }, LIVE);
  const found = schedule.currentData?.data;
  const all = therapists.data?.data;

  return {
    therapists: all,
    rows: useMemo(() => all && found && scheduleRows(all, dates, found), [all, dates, found]),
    axis: useMemo(() => axisOf(found?.shifts ?? []), [found]),
    step: found?._vendor.spaTimeSlotSpaceInMinutes ?? 15,
    isError: (therapists.isError && !all) || (schedule.isError && !found),
    retry: () => {
      if (therapists.isError) void therapists.refetch();
      if (schedule.isError) void schedule.refetch();
    },
  };
}
