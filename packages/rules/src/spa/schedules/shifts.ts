import { type CalendarDate, daysBetween } from '../../calendar/calendar-date';
import { MINUTES_PER_DAY } from '../../calendar/minutes';
import { joined, type TimeSpan, without } from '../../calendar/time-spans';
import { overlaps } from '../../slots/overlaps';

/** When therapists work. See docs/domain/spa.md. */

export interface ShiftBreak {
  /** Minutes from midnight of the shift's day. */
  readonly start: number;
  readonly end: number;
}

export interface Shift {
  readonly date: CalendarDate;
  /** Minutes from midnight, 0 to 1439. */
  readonly shiftStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  readonly shiftEnd: number;
  readonly breaks: readonly ShiftBreak[];
}

/** One stretch of time, from a day until another: ill from Tuesday at 14:00 until Thursday. */
export interface Absence {
  readonly from: CalendarDate;
  /** The last day. */
  readonly until: CalendarDate;
  /** Minutes from midnight of the first day; none: from midnight. */
  readonly start?: number | null;
  /** Minutes from midnight of the last day; none: until midnight. */
  readonly end?: number | null;
}

export type ShiftProblem = 'INVALID_TIME' | 'BREAK_OUTSIDE_SHIFT' | 'BREAKS_OVERLAP';

/** Why a shift cannot be; undefined if it can. It is at most a day long. */
export function shiftProblem({
  shiftStart,
  shiftEnd,
  breaks,
}: Omit<Shift, 'date'>): ShiftProblem | undefined {
  const length = shiftEnd - shiftStart;
  if (length <= 0 || length > MINUTES_PER_DAY) return 'INVALID_TIME';
  if (breaks.some(({ start, end }) => end <= start)) return 'INVALID_TIME';
  if (breaks.some(({ start, end }) => start < shiftStart || end > shiftEnd)) {
    return 'BREAK_OUTSIDE_SHIFT';
  }
  const inOrder = breaks.toSorted((a, b) => a.start - b.start);
  const isLate = ({ start }: ShiftBreak, index: number) =>
    start < (inOrder[index - 1]?.end ?? start);
  return inOrder.some(isLate) ? 'BREAKS_OVERLAP' : undefined;
}

/** Whether two shifts of a therapist have a moment in common; one may begin when the other ends. */
export const shiftsOverlap = (a: Shift, b: Shift): boolean =>
  overlaps(occasionOf(a), occasionOf(b));

const occasionOf = ({ date, shiftStart: start, shiftEnd: end }: Shift) => ({ date, start, end });

/** An absence in minutes from midnight of a day; negative before it. */
export function absentOn(date: CalendarDate, { from, until, start, end }: Absence): TimeSpan {
  return {
    from: daysBetween(date, from) * MINUTES_PER_DAY + (start ?? 0),
    until: daysBetween(date, until) * MINUTES_PER_DAY + (end ?? MINUTES_PER_DAY),
  };
}

/**
 * A therapist's shifts in minutes from midnight of a day, by start. Those that touch count as one.
 * @param shifts of the day, of the one before and of the one after: a shift may pass midnight
 */
export const shiftSpans = (date: CalendarDate, shifts: readonly Shift[]): TimeSpan[] =>
  joined(
    shifts.map((shift) => {
      const midnight = midnightOf(date, shift);
      return { from: shift.shiftStart + midnight, until: shift.shiftEnd + midnight };
    }),
  );

/**
 * When a therapist works, in minutes from midnight of a day, by start: their shifts without breaks and
 * absences.
 * @param shifts as for `shiftSpans`
 */
export function workingSpans(
  date: CalendarDate,
  shifts: readonly Shift[],
  absences: readonly Absence[],
): TimeSpan[] {
  return without(shiftSpans(date, shifts), [
    ...shifts.flatMap((shift) => {
      const midnight = midnightOf(date, shift);
      return shift.breaks.map(({ start, end }) => ({
        from: start + midnight,
        until: end + midnight,
      }));
    }),
    ...absences.map((absence) => absentOn(date, absence)),
  ]);
}

const midnightOf = (date: CalendarDate, shift: Shift): number =>
  daysBetween(date, shift.date) * MINUTES_PER_DAY;
