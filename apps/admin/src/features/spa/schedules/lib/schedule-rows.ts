import type { AbsenceOutput, ShiftOutput, TherapistOutput } from '@atrium/api-client/admin';
import { workedMinutes } from './worked-minutes';

/** What somebody has on a day. */
export interface DayOfTherapist {
  date: string;
  shifts: readonly ShiftOutput[];
  absences: readonly AbsenceOutput[];
}

/** A therapist with the days that are shown. */
export interface ScheduleRow {
  therapist: TherapistOutput;
  days: readonly DayOfTherapist[];
  /** Of all of these days together. */
  minutes: number;
}

/** The therapists in their order, each with their days. Whoever is inactive is there while they have shifts. */
export function scheduleRows(
  therapists: readonly TherapistOutput[],
  dates: readonly string[],
  { shifts, absences }: { shifts: readonly ShiftOutput[]; absences: readonly AbsenceOutput[] },
): ScheduleRow[] {
  return therapists.flatMap((therapist) => {
    const own = shifts.filter(({ _therapist }) => _therapist === therapist._id);
    const away = absences.filter(({ _therapist }) => _therapist === therapist._id);
    if (!therapist.active && own.length === 0) return [];
    const days = dates.map((date) => ({
      date,
      shifts: own.filter((shift) => shift.date === date),
      absences: away.filter(({ from, until }) => from <= date && date <= until),
    }));
    return { therapist, days, minutes: workedMinutes(own, away) };
  });
}
