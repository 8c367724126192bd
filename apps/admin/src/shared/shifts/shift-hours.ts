import { formatTime } from '@atrium/i18n/format';
import { endAfter, parseTime } from '@atrium/rules/calendar/minutes';
import { type ShiftBreak, shiftProblem } from '@atrium/rules/spa/schedules/shifts';

export interface BreakDraft {
  /** Of the row, while it is edited. */
  key: number;
  /** `HH:MM` */
  start: string;
  end: string;
}

/** The hours of a shift as a form holds them. */
export interface HoursDraft {
  /** `HH:MM`; an end at or before it is on the next day. */
  start: string;
  end: string;
  breaks: readonly BreakDraft[];
}

/** In minutes from midnight of its day: what is before its start is on the next day. */
export interface ShiftHours {
  shiftStart: number;
  shiftEnd: number;
  breaks: ShiftBreak[];
}

export type HoursProblem = 'time' | 'breakTime' | 'breakOutside' | 'breaksOverlap';

export const hoursDraftOf = ({ shiftStart, shiftEnd, breaks }: ShiftHours): HoursDraft => ({
  ...{ start: formatTime(shiftStart), end: formatTime(shiftEnd) },
  breaks: breaks.map(({ start, end }, key) => ({
    ...{ key, start: formatTime(start), end: formatTime(end) },
  })),
});

/** Undefined while they are not whole. */
export function hoursOf(draft: HoursDraft): ShiftHours | undefined {
  const hours = parsed(draft);
  return hours?.breaks && { ...hours, breaks: hours.breaks };
}

/** Why they cannot be saved. */
export function hoursProblem(draft: HoursDraft): HoursProblem | undefined {
  const hours = parsed(draft);
  if (!hours) return 'time';
  if (!hours.breaks) return 'breakTime';
  const code = shiftProblem({ ...hours, breaks: hours.breaks });
  return code && problemOfCode[code];
}

const problemOfCode = {
  INVALID_TIME: 'breakTime',
  BREAK_OUTSIDE_SHIFT: 'breakOutside',
  BREAKS_OVERLAP: 'breaksOverlap',
} as const;

function parsed({ start, end, breaks }: HoursDraft) {
  const shiftStart = parseTime(start);
  const endOfDay = parseTime(end);
  if (shiftStart === undefined || endOfDay === undefined) return undefined;
  const after = (minutes: number) => (minutes < shiftStart ? minutes + 1440 : minutes);
  const shiftEnd = endAfter(shiftStart, endOfDay);
  const times = breaks.map((one) => ({ start: parseTime(one.start), end: parseTime(one.end) }));
  const isWhole = (one: (typeof times)[number]): one is ShiftBreak =>
    one.start !== undefined && one.end !== undefined;
  if (!times.every(isWhole)) return { shiftStart, shiftEnd, breaks: undefined };
  return {
    ...{ shiftStart, shiftEnd },
    breaks: times.map((one) => ({ start: after(one.start), end: after(one.end) })),
  };
}
