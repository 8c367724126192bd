import { may } from '@atrium/rules/access/access-levels';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { VendorsService } from '../../vendors/public';
import { TherapistsService } from '../therapists/public';
import { type AbsenceOutput, toAbsenceOutput } from './absences/absences.dto';
import { type ScheduleOutput, type ShiftOutput, toShiftOutput } from './schedule.dto';
import { assertPeriod, type SchedulePeriod } from './schedule-period';
import { ShiftsRepository } from './shifts.repository';
import { ShiftsService } from './shifts.service';

type Days = Pick<SchedulePeriod, 'from' | 'until'>;

/** Whether whoever asks is a superior of the therapists, and reads why they are away. */
export const mayReadReasons = ({ actor }: RequestContext): boolean =>
  actor.kind === 'staff' && may(actor.level, 'schedules.edit');

/** Shows staff who works when. */
@Injectable()
export class ScheduleReader {
  constructor(
    private readonly shifts: ShiftsRepository,
    private readonly plans: ShiftsService,
    private readonly therapists: TherapistsService,
    private readonly vendors: VendorsService,
  ) {}

  /** @throws {NotFoundError} */
  async shift(ctx: RequestContext, id: string): Promise<ShiftOutput> {
    return toShiftOutput(await this.shifts.get(ctx, id));
  }

  /** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
  ofAll(ctx: RequestContext, days: Days): Promise<ScheduleOutput> {
    return this.read(ctx, days);
  }

  /**
   * @throws {NotFoundError}
   * @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG
   */
  async ofTherapist(ctx: RequestContext, id: string, days: Days): Promise<ScheduleOutput> {
    const { _id } = await this.therapists.get(ctx, id);
    return this.read(ctx, { ...days, therapists: [_id] });
  }

  /** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
  async absences(ctx: RequestContext, days: Days): Promise<AbsenceOutput[]> {
    assertPeriod(days);
    const found = await this.plans.absences(ctx, days);
    return found.map((absence) => toAbsenceOutput(absence, mayReadReasons(ctx)));
  }

  private async read(ctx: RequestContext, period: SchedulePeriod): Promise<ScheduleOutput> {
    assertPeriod(period);
    const [shifts, absences, { spaTimeSlotSpaceInMinutes }] = await Promise.all([
      this.plans.within(ctx, period),
      this.plans.absences(ctx, period),
      this.vendors.current(ctx),
    ]);
    return {
      shifts: shifts.map(toShiftOutput),
      absences: absences.map((absence) => toAbsenceOutput(absence, mayReadReasons(ctx))),
      _vendor: { spaTimeSlotSpaceInMinutes },
    };
  }
}
