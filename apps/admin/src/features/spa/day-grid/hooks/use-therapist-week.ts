import {
  useGetTherapistQuery,
  useGetTherapistScheduleQuery,
  useListTreatmentsQuery,
} from '@atrium/api-client/admin';
import { addDays, dayOfWeek, eachDay } from '@atrium/rules/calendar/calendar-date';
import { useMemo } from 'react';
import { LIVE } from '../../../../shared/lib/live';
import { therapistColumn } from '../lib/columns';

/** The week in which a day lies, Monday first. */
export const weekOf = (date: string): string[] => {
  const monday = addDays(date, -((dayOfWeek(date) + 6) % 7));
  return eachDay(monday, addDays(monday, 6));
};

/** A week of one therapist, a column a day. */
export function useTherapistWeek(id: string, date: string) {
  const dates = useMemo(() => weekOf(date), [date]);
  const [from = date, until = date] = [dates[0], dates.at(-1)];
  const therapist = useGetTherapistQuery({ id });
  const period = { from: addDays(from, -1), until: addDays(until, 1) };
  const schedule = useGetTherapistScheduleQuery({ id, ...period }, LIVE);
  const treatments = useListTreatmentsQuery({ date: from, until, therapist: id }, LIVE);

  const who = therapist.currentData?.data;
  const plan = schedule.currentData?.data;
  const found = treatments.currentData?.data;
  const week = useMemo(() => {
    if (!who || !plan || !found) return undefined;
    const { shifts, absences } = plan;
    return {
      name: who.name,
      shifts,
      spacing: plan._vendor.spaTimeSlotSpaceInMinutes,
      columns: dates.map((day) =>
        therapistColumn({ date: day, shifts, absences, treatments: found }, who, day),
      ),
    };
  }, [who, plan, found, dates]);
  const queries = [therapist, schedule, treatments];
  return {
    ...{ week, from, until },
    failed: queries.find(({ isError, currentData }) => isError && !currentData)?.error,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
