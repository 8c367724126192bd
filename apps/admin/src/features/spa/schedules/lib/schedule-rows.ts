import type { AbsenceOutput, ShiftOutput, TherapistOutput } from '@atrium/api-client/admin';
import { workedMinutes } from './worked-minutes';

/** What somebody has on a day. */
export interface DayOfTherapist {
  date: string;
  shifts: readonly ShiftOutput[];
  absences: readonly AbsenceOutput[];
}

/** A therapist with days that stand side by side. */
export interface ScheduleRow {
  /** Its first day; every row of one therapist has another. */
  first: string;
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
    return { first: dates[0] ?? '', therapist, days, minutes: workedMinutes(own, away) };
  });
}

/** The days of one therapist, so many in a row. */
export function rowsOfTherapist(
  therapist: TherapistOutput,
  dates: readonly string[],
  perRow: number,
  { shifts, absences }: { shifts: readonly ShiftOutput[]; absences: readonly AbsenceOutput[] },
): ScheduleRow[] {
  const starts = dates.filter((_, index) => index % perRow === 0);
  // whoever is inactive has a plan, too
  const shown = [{ ...therapist, active: true }];
  return starts.flatMap((first, row) => {
    const own = dates.slice(row * perRow, (row + 1) * perRow);
    const ofDays = shifts.filter(({ date }) => own.includes(date));
    const [found] = scheduleRows(shown, own, { shifts: ofDays, absences });
    return found ? { ...found, first, therapist } : [];
  });
}
