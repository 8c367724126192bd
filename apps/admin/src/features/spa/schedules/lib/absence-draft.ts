import type { AbsenceInput, AbsenceOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { parseTime } from '@atrium/rules/calendar/minutes';

/** An absence as its form holds it. */
export interface AbsenceDraft {
  therapist: string;
  /** First and last day, `yyyy-mm-dd`. */
  from: string;
  until: string;
  /** `HH:MM` of the first day; empty: from midnight. */
  start: string;
  /** `HH:MM` of the last day; empty, or midnight: until its end. */
  end: string;
  reason: string;
}

export type AbsenceDraftProblem = 'period' | 'time';

export const newAbsenceDraft = (therapist: string, date: string): AbsenceDraft => ({
  ...{ therapist, from: date, until: date, start: '', end: '', reason: '' },
});

export const absenceDraftOf = (absence: AbsenceOutput): AbsenceDraft => ({
  ...{ therapist: absence._therapist, from: absence.from, until: absence.until },
  start: absence.start === undefined ? '' : formatTime(absence.start),
  end: absence.end === undefined ? '' : formatTime(absence.end),
  reason: absence.reason ?? '',
});

const endOf = (end: string): number | undefined => parseTime(end) || undefined;

/** Why it cannot be saved. */
export function absenceDraftProblem(draft: AbsenceDraft): AbsenceDraftProblem | undefined {
  const { from, until, start, end } = draft;
  if (until < from) return 'period';
  if (from !== until) return undefined;
  return (parseTime(start) ?? 0) < (endOf(end) ?? 1440) ? undefined : 'time';
}

/** What saving sends. */
export const toAbsence = ({
  therapist,
  from,
  until,
  start,
  end,
  reason,
}: AbsenceDraft): AbsenceInput => ({
  ...{ _therapist: therapist, from, until },
  ...{ start: parseTime(start) ?? null, end: endOf(end) ?? null, reason: reason.trim() },
});

/** An absence as a request writes it, to enter it again or to write it back. */
export const fieldsOfAbsence = (absence: AbsenceOutput): AbsenceInput =>
  toAbsence(absenceDraftOf(absence));
