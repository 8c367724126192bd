import type {
  AbsenceOutput,
  ShiftOutput,
  TherapistOutput,
  TreatmentOutput,
  TreatmentRoomOutput,
  TreatmentTypeOutput,
} from '@atrium/api-client/admin';
import { daysBetween } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { shifted, type TimeSpan } from '@atrium/rules/calendar/time-spans';

/** A day of the spa, as the server tells it. */
export interface SpaDay {
  /** `yyyy-mm-dd`. */
  date: string;
  /** Of the day, and of the night before it. */
  treatments: readonly TreatmentOutput[];
  /** In the venue's order. */
  therapists: readonly TherapistOutput[];
  /** In the venue's order. */
  rooms: readonly TreatmentRoomOutput[];
  types: ReadonlyMap<string, TreatmentTypeOutput>;
  /** Of the day, the one before and the one after. */
  shifts: readonly ShiftOutput[];
  absences: readonly AbsenceOutput[];
  /** Minutes of a row. */
  spacing: number;
}

/** The columns of the day: one for each therapist, or one for each room. */
export type ColumnKind = 'therapist' | 'room';

/** When a treatment begins, in minutes from midnight of a day; negative if that was the day before. */
export const startOn = (
  date: string,
  treatment: Pick<TreatmentOutput, 'date' | 'timeindexStart'>,
): number => treatment.timeindexStart + daysBetween(date, treatment.date) * MINUTES_PER_DAY;

/** When its guest comes and goes. */
export const guestSpanOn = (date: string, treatment: TreatmentOutput): TimeSpan => {
  const from = startOn(date, treatment);
  return { from, until: from + treatment.timeindexEnd - treatment.timeindexStart };
};

/** What it holds of each of its therapists, or of its room. */
export function heldOn(date: string, treatment: TreatmentOutput, kind: ColumnKind): TimeSpan[] {
  const { held } = treatment;
  const start = startOn(date, treatment);
  const spans = kind === 'therapist' ? held.therapist : [held.room];
  return spans.map((span) => shifted(span, start));
}

/** Ids of the therapists or of the room that it is drawn with. */
export const columnsOf = (
  { therapists, _room }: TreatmentOutput,
  kind: ColumnKind,
): readonly string[] =>
  kind === 'therapist'
    ? therapists.map(({ _therapist }) => _therapist._id)
    : _room
      ? [_room._id]
      : [];
