import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import type { FieldProblem } from './use-problems-resolver';

/** Why a period cannot be saved; an empty day is no bound. @param at where its two fields are */
export function periodProblems(
  { from, until }: { from: string; until: string },
  at: string,
): FieldProblem[] {
  const problems = Object.entries({ from, until })
    .filter(([, day]) => day !== '' && !isCalendarDate(day))
    .map(([name]): FieldProblem => ({ name: `${at}.${name}`, code: 'INVALID_DATE' }));
  const isReversed = problems.length === 0 && from !== '' && until !== '' && until < from;
  return isReversed ? [{ name: `${at}.until`, code: 'INVALID_PERIOD' }] : problems;
}
