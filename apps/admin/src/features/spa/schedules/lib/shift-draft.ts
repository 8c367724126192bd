import type { NewShiftInput, ShiftChange, ShiftOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { dayOfWeek } from '@atrium/rules/calendar/calendar-date';
import {
  type HoursDraft,
  type HoursProblem,
  hoursDraftOf,
  hoursOf,
  hoursProblem,
} from '../../../../shared/shifts/shift-hours';

/** A shift as its form holds it. */
export interface ShiftDraft extends HoursDraft {
  therapist: string;
  /** The day on which it begins. */
  date: string;
  comment: string;
  repeats: boolean;
  /** 0 Sunday to 6 Saturday. */
  weekdays: readonly number[];
  /** The last day of a repeat. */
  until: string;
}

export type ShiftDraftProblem = HoursProblem | 'weekdays' | 'until';

export interface NewShift {
  therapist: string;
  date: string;
  /** Minutes from midnight. */
  start: number;
  end: number;
}

export const newShiftDraft = ({ therapist, date, start, end }: NewShift): ShiftDraft => ({
  ...{ therapist, date, start: formatTime(start), end: formatTime(end) },
  ...{ breaks: [], comment: '', repeats: false, weekdays: [dayOfWeek(date)], until: date },
});

export const shiftDraftOf = (shift: ShiftOutput): ShiftDraft => ({
  ...newShiftDraft({
    ...{ therapist: shift._therapist, date: shift.date },
    ...{ start: shift.shiftStart, end: shift.shiftEnd },
  }),
  ...hoursDraftOf(shift),
  comment: shift.comment ?? '',
});

/** Why it cannot be saved. */
export function shiftDraftProblem(draft: ShiftDraft): ShiftDraftProblem | undefined {
  const problem = hoursProblem(draft);
  if (problem) return problem;
  if (!draft.repeats) return undefined;
  if (draft.weekdays.length === 0) return 'weekdays';
  return draft.until > draft.date ? undefined : 'until';
}

/** What creating it sends; undefined while its times are not whole. */
export function toNewShift(draft: ShiftDraft): NewShiftInput | undefined {
  const fields = fieldsOf(draft);
  if (!fields) return undefined;
  const { repeats, weekdays, until } = draft;
  return { ...fields, ...(repeats && { repeat: { weekdays: [...weekdays], until } }) };
}

/** What changing it sends; undefined while its times are not whole. */
export function toShiftChange(
  draft: ShiftDraft,
  { _id, version }: ShiftOutput,
): ShiftChange | undefined {
  const fields = fieldsOf(draft);
  return fields && { ...fields, _id, version };
}

function fieldsOf(draft: ShiftDraft) {
  const hours = hoursOf(draft);
  if (!hours) return undefined;
  const { therapist, date, comment } = draft;
  return { _therapist: therapist, date, ...hours, comment: comment.trim() || null };
}

/** A shift as a request writes it, to plan it again or to write it back. */
export const fieldsOfShift = ({
  _therapist,
  date,
  shiftStart,
  shiftEnd,
  breaks,
  comment,
}: ShiftOutput) => ({
  ...{ _therapist, date, shiftStart, shiftEnd, breaks },
  comment: comment ?? null,
});
