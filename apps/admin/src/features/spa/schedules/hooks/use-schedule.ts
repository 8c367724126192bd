import {
  useGetScheduleQuery,
  useGetTherapistScheduleQuery,
  useListTherapistsQuery,
} from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { useMemo } from 'react';
import { LIVE } from '../../../../shared/lib/live';
import { axisOf } from '../lib/day-axis';
import { rowsOfTherapist, scheduleRows } from '../lib/schedule-rows';

/**
 * Who works on these days; others' changes arrive by themselves.
 * @param dates in order
 * @param therapist id of the only one who is shown, with so many days in a row; undefined: all
 */
export function useSchedule(
  dates: readonly string[],
  therapist: { _id: string; perRow: number } | undefined,
) {
  const [from = '', until = from] = [dates[0], dates.at(-1)];
  const { _id: id = '', perRow = dates.length } = therapist ?? {};
  const therapists = useListTherapistsQuery();
  const ofAll = useGetScheduleQuery({ from, until }, { ...LIVE, skip: id !== '' });
  const ofOne = useGetTherapistScheduleQuery({ id, from, until }, { ...LIVE, skip: id === '' });
  const schedule = id === '' ? ofAll : ofOne;
  const found = schedule.currentData?.data;
  const all = therapists.data?.data;
  const one = all?.find(({ _id }) => _id === id);

  const rows = useMemo(() => {
    if (!all || !found) return undefined;
    if (one) return rowsOfTherapist(one, dates, perRow, found);
    return scheduleRows(all, dates, found);
  }, [all, one, dates, perRow, found]);

  return {
    therapists: all,
    rows,
    axis: useMemo(() => axisOf(found?.shifts ?? []), [found]),
    step: found?._vendor.spaTimeSlotSpaceInMinutes ?? 15,
    isMissing: isApiError(schedule.error) && schedule.error.status === 404,
    isError: (therapists.isError && !all) || (schedule.isError && !found),
    retry: () => {
      if (therapists.isError) void therapists.refetch();
      if (schedule.isError) void schedule.refetch();
    },
  };
}
