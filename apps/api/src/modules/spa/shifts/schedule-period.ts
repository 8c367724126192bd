import { daysBetween } from '@atrium/rules/calendar/calendar-date';
import { MAX_SCHEDULE_DAYS } from '@atrium/rules/spa/schedules/schedule';
import type { Types } from 'mongoose';
import { RuleError } from '../../../common/errors/app-error';

/** Days, both included, and whose; everybody's without `therapists`. */
export interface SchedulePeriod {
  /** yyyy-mm-dd */
  readonly from: string;
  /** yyyy-mm-dd */
  readonly until: string;
  readonly therapists?: readonly Types.ObjectId[];
}

/** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
export function assertPeriod(
  { from, until }: Pick<SchedulePeriod, 'from' | 'until'>,
  most = MAX_SCHEDULE_DAYS,
): void {
  if (until < from) throw new RuleError('INVALID_PERIOD');
  if (daysBetween(from, until) >= most) throw new RuleError('PERIOD_TOO_LONG');
}
