import {
  useGetScheduleQuery,
  useGetTherapistQuery,
  useListTherapistsQuery,
  useListTreatmentRoomsQuery,
  useListTreatmentsQuery,
  useListTreatmentTypesQuery,
} from '@atrium/api-client/admin';
import { addDays, dayOfWeek, eachDay } from '@atrium/rules/calendar/calendar-date';
import { useMemo } from 'react';
import { LIVE } from '../../../../shared/lib/live';
import { therapistColumn } from '../lib/columns';
import type { SpaDay } from '../lib/spa-day';

/** The week in which a day lies, Monday first. */
export const weekOf = (date: string): string[] => {
  const monday = addDays(date, -((dayOfWeek(date) + 6) % 7));
  return eachDay(monday, addDays(monday, 6));
};

/** A week of one therapist, a column a day, and what others do then: it may be in the way of what is moved. */
export function useTherapistWeek(id: string, date: string) {
  const dates = useMemo(() => weekOf(date), [date]);
  const [from = date, until = date] = [dates[0], dates.at(-1)];
  const therapist = useGetTherapistQuery({ id });
  const period = { from: addDays(from, -1), until: addDays(until, 1) };
  const schedule = useGetScheduleQuery(period, LIVE);
  const treatments = useListTreatmentsQuery({ date: from, until }, LIVE);
  const therapists = useListTherapistsQuery();
  const rooms = useListTreatmentRoomsQuery();
  const types = useListTreatmentTypesQuery();

  const who = therapist.currentData?.data;
  const plan = schedule.currentData?.data;
  const found = treatments.currentData?.data;
  const house = therapists.data?.data;
  const places = rooms.data?.data;
  const offered = types.data?.data;
  const week = useMemo(() => {
    if (!who || !plan || !found || !house || !places || !offered) return undefined;
    const { shifts, absences } = plan;
    const all = {
      ...{ treatments: found, therapists: house, rooms: places, shifts, absences },
      types: new Map(offered.map((type) => [type._id, type])),
      spacing: plan._vendor.spaTimeSlotSpaceInMinutes,
    };
    return {
      ...{ _id: who._id, name: who.name, spacing: all.spacing, treatments: found },
      shifts: shifts.filter(({ _therapist }) => _therapist === who._id),
      columns: dates.map((day) => therapistColumn({ ...all, date: day }, who, day)),
      dayOf: (date: string): SpaDay => ({ ...all, date }),
    };
  }, [who, plan, found, house, places, offered, dates]);
  const queries = [therapist, schedule, treatments, therapists, rooms, types];
  return {
    ...{ week, from, until },
    failed: queries.find(({ isError, currentData }) => isError && !currentData)?.error,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
