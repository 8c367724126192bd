import type { NewShiftInput, ShiftChange, ShiftOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { dayOfWeek } from '@atrium/rules/calendar/calendar-date';
import { endAfter, parseTime } from '@atrium/rules/calendar/minutes';
import { shiftProblem } from '@atrium/rules/spa/shifts';

export interface BreakDraft {
  /** Of the row, while it is edited. */
  key: number;
  /** `HH:MM` */
  start: string;
  end: string;
}

/** A shift as its form holds it. */
export interface ShiftDraft {
  therapist: string;
  /** The day on which it begins. */
  date: string;
  /** `HH:MM`; an end at or before it is on the next day. */
  start: string;
  end: string;
  breaks: readonly BreakDraft[];
  comment: string;
  repeats: boolean;
  /** 0 Sunday to 6 Saturday. */
  weekdays: readonly number[];
  /** The last day of a repeat. */
  until: string;
}

export type ShiftDraftProblem =
  | 'time'
  | 'breakTime'
  | 'breakOutside'
  | 'breaksOverlap'
  | 'weekdays'
  | 'until';

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
  breaks: shift.breaks.map(({ start, end }, key) => ({
    ...{ key, start: formatTime(start), end: formatTime(end) },
  })),
  comment: shift.comment ?? '',
});

/** In minutes from midnight of its day: what is before its start is on the next day. */
function timesOf({ start, end, breaks }: ShiftDraft) {
  const shiftStart = parseTime(start);
  const endOfDay = parseTime(end);
  if (shiftStart === undefined || endOfDay === undefined) return undefined;
  const after = (minutes: number) => (minutes < shiftStart ? minutes + 1440 : minutes);
  const shiftEnd = endAfter(shiftStart, endOfDay);
  const parsed = breaks.map((one) => ({ start: parseTime(one.start), end: parseTime(one.end) }));
  const isWhole = (one: (typeof parsed)[number]): one is { start: number; end: number } =>
    one.start !== undefined && one.end !== undefined;
  if (!parsed.every(isWhole)) return { shiftStart, shiftEnd, breaks: undefined };
  return {
    ...{ shiftStart, shiftEnd },
    breaks: parsed.map((one) => ({ start: after(one.start), end: after(one.end) })),
  };
}

const problemOfCode = {
  INVALID_TIME: 'breakTime',
  BREAK_OUTSIDE_SHIFT: 'breakOutside',
  BREAKS_OVERLAP: 'breaksOverlap',
} as const;

/** Why it cannot be saved. */
export function shiftDraftProblem(draft: ShiftDraft): ShiftDraftProblem | undefined {
  const times = timesOf(draft);
  if (!times) return 'time';
  if (!times.breaks) return 'breakTime';
  const code = shiftProblem({ date: draft.date, ...times, breaks: times.breaks });
  if (code) return problemOfCode[code];
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
  const { shiftStart, shiftEnd, breaks } = timesOf(draft) ?? {};
  if (shiftStart === undefined || shiftEnd === undefined || !breaks) return undefined;
  const { therapist, date, comment } = draft;
  return {
    ...{ _therapist: therapist, date, shiftStart, shiftEnd, breaks },
    comment: comment.trim() || null,
  };
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
