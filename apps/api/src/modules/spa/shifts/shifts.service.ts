import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import type { Absence } from './absences/absence.schema';
import { AbsencesRepository } from './absences/absences.repository';
import type { SchedulePeriod } from './schedule-period';
import type { Shift } from './shift.schema';
import { ShiftsRepository } from './shifts.repository';

/** What of a shift says when somebody works. */
export type WorkingHours = Pick<
  Shift,
  '_therapist' | 'date' | 'shiftStart' | 'shiftEnd' | 'breaks'
>;
/** What of an absence says when somebody does not. */
export type TimeAway = Pick<Absence, '_therapist' | 'from' | 'until' | 'start' | 'end'>;

const HOURS = { _id: 0, _therapist: 1, date: 1, shiftStart: 1, shiftEnd: 1, breaks: 1 } as const;
const AWAY = { _id: 0, _therapist: 1, from: 1, until: 1, start: 1, end: 1 } as const;

/** When therapists work, for this module and those that give them treatments. */
@Injectable()
export class ShiftsService {
  constructor(
    private readonly shifts: ShiftsRepository,
    private readonly away: AbsencesRepository,
  ) {}

  /** Shifts that begin on these days, by day and start. */
  within(scope: TenantScope, period: SchedulePeriod): Promise<Shift[]> {
    return this.shifts.within(scope, period);
  }

  /** As `within`; a day of many therapists reads no more of each than it needs. */
  hours(scope: TenantScope, period: SchedulePeriod): Promise<WorkingHours[]> {
    return this.shifts.within(scope, period, HOURS);
  }

  /** As `absences`, without reasons. */
  timeAway(scope: TenantScope, period: SchedulePeriod): Promise<TimeAway[]> {
    return this.away.within(scope, period, AWAY);
  }

  /** Absences that touch these days, by their first. */
  absences(scope: TenantScope, period: SchedulePeriod): Promise<Absence[]> {
    return this.away.within(scope, period);
  }
}
