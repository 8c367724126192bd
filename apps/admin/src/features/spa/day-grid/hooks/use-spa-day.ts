import {
  type TreatmentOutput,
  useGetScheduleQuery,
  useListTherapistsQuery,
  useListTreatmentRoomsQuery,
  useListTreatmentsQuery,
  useListTreatmentTypesQuery,
} from '@atrium/api-client/admin';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { useMemo } from 'react';
import { LIVE } from '../../../../shared/lib/live';
import type { SpaDay } from '../lib/spa-day';

const none: TreatmentOutput[] = [];

/** What a day of the spa is made of; others' changes arrive by themselves. */
export function useSpaDay(date: string) {
  const therapists = useListTherapistsQuery();
  const rooms = useListTreatmentRoomsQuery();
  const types = useListTreatmentTypesQuery();
  // a shift may pass midnight
  const period = { from: addDays(date, -1), until: addDays(date, 1) };
  const schedule = useGetScheduleQuery(period, LIVE);
  const treatments = useListTreatmentsQuery({ date }, LIVE);

  const found = treatments.currentData?.data;
  const house = therapists.data?.data;
  const places = rooms.data?.data;
  const offered = types.data?.data;
  const plan = schedule.currentData?.data;
  const day = useMemo<SpaDay | undefined>(
    () =>
      found && house && places && offered && plan
        ? {
            date,
            treatments: found,
            therapists: house,
            rooms: places,
            types: new Map(offered.map((type) => [type._id, type])),
            shifts: plan.shifts,
            absences: plan.absences,
            spacing: plan._vendor.spaTimeSlotSpaceInMinutes,
          }
        : undefined,
    [date, found, house, places, offered, plan],
  );

  const setup = [therapists, rooms, types, schedule];
  return {
    day,
    /** For the list, which needs nothing else. */
    treatments: found ?? none,
    hasTreatments: found !== undefined,
    failedTreatments: treatments.isError && !found,
    failedSetup: setup.some(({ isError, data }) => isError && !data),
    retry: () => {
      for (const query of [...setup, treatments]) if (query.isError) void query.refetch();
    },
  };
}
