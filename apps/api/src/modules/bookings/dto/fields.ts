import { MAX_CHILD_AGE } from '@atrium/rules/money/age-bands';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';

export { IsDateOrStart, IsDay } from '../../../common/http/validation/is-day';

/** Largest party; beyond it somebody mistyped. */
export const MAX_PARTICIPANTS = 1_000;

/** A start in minutes from midnight, 0 to 1439. */
export const IsStartMinutes = () => applyDecorators(IsInt(), Min(0), Max(1439));

/** An end in minutes from midnight of the day of the start, 1 to 2880. */
export const IsEndMinutes = () => applyDecorators(IsInt(), Min(1), Max(2880));

/** A count of people. 0 passes, so that the rules can refuse it with their own text. */
export const IsPeople = () => applyDecorators(IsInt(), Min(0), Max(MAX_PARTICIPANTS));

/** Each child’s age in years, 0 to 17. */
export const AreChildAges = () =>
  applyDecorators(
    IsArray(),
    ArrayMaxSize(MAX_PARTICIPANTS),
    IsInt({ each: true }),
    Min(0, { each: true }),
    Max(MAX_CHILD_AGE, { each: true }),
  );
