import { type CalendarDate, dayOfWeek, eachDay } from '../../calendar/calendar-date';
import { shifted, type TimeSpan } from '../../calendar/time-spans';
import { type TreatmentPlan, wholeOf } from '../treatments/treatment-plan';

/** Planning the shifts of a spa. See docs/domain/spa.md. */

/** Days of shifts that can be read at once. */
export const MAX_SCHEDULE_DAYS = 93;
/** Days that a repeat or an absence can span. */
export const MAX_PLANNED_DAYS = 366;
export const MAX_BREAKS = 10;
/** Days that shifts can be planned on from a template at once. */
export const MAX_TEMPLATE_DAYS = 31;
/** Shifts that can be deleted at once: what a template planned for the 200 therapists of a venue. */
export const MAX_SHIFTS_AT_ONCE = 200 * MAX_TEMPLATE_DAYS;

/** @param weekdays 0 Sunday to 6 Saturday @param until the last day, if it is one of them */
export interface ShiftRepeat {
  readonly weekdays: readonly number[];
  readonly until: CalendarDate;
}

/** The days of a shift that is repeated: its own, and later ones on those weekdays. */
export const repeatedDates = (first: CalendarDate, repeat?: ShiftRepeat): CalendarDate[] =>
  repeat
    ? eachDay(first, repeat.until).filter(
        (date) => date === first || repeat.weekdays.includes(dayOfWeek(date)),
      )
    : [first];

const covers = (working: readonly TimeSpan[], { from, until }: TimeSpan): boolean =>
  working.some((span) => span.from <= from && span.until >= until);

/** When a therapist works on a day, in minutes from its midnight. */
export interface WorkingTime {
  /** As `shiftSpans` answers them. */
  readonly shifts: readonly TimeSpan[];
  /** Without breaks and absences, as `workingSpans` answers it. */
  readonly working: readonly TimeSpan[];
  /** Whether there is a shift or not. */
  readonly absent: readonly TimeSpan[];
}

/**
 * Whether a change of working time leaves a treatment outside of it: the therapist would not work while it holds
 * them, or their shift would end before its reset does. What was outside before is nobody's news, unless they
 * would be absent now: somebody who is ill does not come for what was booked after their shift either.
 * @param start minutes from midnight
 */
export function isLeftOutside(
  start: number,
  plan: Pick<TreatmentPlan, 'therapist' | 'room'>,
  before: WorkingTime,
  after: WorkingTime,
): boolean {
  const isLost = (span: TimeSpan, had: readonly TimeSpan[], has: readonly TimeSpan[]) =>
    covers(had, shifted(span, start)) && !covers(has, shifted(span, start));
  const isAbsent = (span: TimeSpan, { absent }: WorkingTime) =>
    absent.some(({ from, until }) => {
      const held = shifted(span, start);
      return held.from < until && from < held.until;
    });
  return (
    plan.therapist.some((span) => isAbsent(span, after) && !isAbsent(span, before)) ||
    plan.therapist.some((span) => isLost(span, before.working, after.working)) ||
    isLost(wholeOf(plan), before.shifts, after.shifts)
  );
}
