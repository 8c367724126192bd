import type { AbsenceOutput, ShiftOutput } from '@atrium/api-client/admin';
import { minutesIn, without } from '@atrium/rules/calendar/time-spans';
import { absentOn } from '@atrium/rules/spa/schedules/shifts';

/** What a therapist works in these shifts: without breaks, and without the times that they are away. */
export const workedMinutes = (
  shifts: readonly ShiftOutput[],
  absences: readonly AbsenceOutput[],
): number =>
  shifts.reduce((sum, { date, shiftStart, shiftEnd, breaks }) => {
    const off = [
      ...breaks.map(({ start, end }) => ({ from: start, until: end })),
      ...absences.map((absence) => absentOn(date, absence)),
    ];
    return sum + minutesIn(without([{ from: shiftStart, until: shiftEnd }], off));
  }, 0);
