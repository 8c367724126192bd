import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import type { Absence } from './absences/absence.schema';
import { AbsencesRepository } from './absences/absences.repository';
import type { SchedulePeriod } from './schedule-period';
import type { Shift } from './shift.schema';
import { ShiftsRepository } from './shifts.repository';

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

  /** Absences that touch these days, by their first. */
  absences(scope: TenantScope, period: SchedulePeriod): Promise<Absence[]> {
    return this.away.within(scope, period);
  }
}
