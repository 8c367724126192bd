import { dayOfWeek, eachDay } from '@atrium/rules/calendar/calendar-date';
import { MAX_TEMPLATE_DAYS } from '@atrium/rules/spa/schedules/schedule';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../../../common/context/request-context';
import { clientId } from '../../../../common/database/object-id';
import { Transactions } from '../../../../common/transactions/transactions';
import { TherapistsService } from '../../therapists/public';
import { PlannedShifts } from '../planned-shifts';
import type { ShiftOutput } from '../schedule.dto';
import { assertPeriod } from '../schedule-period';
import type { ShiftTemplateUse } from './shift-templates.dto';
import { ShiftTemplatesRepository } from './shift-templates.repository';

/** Plans shifts from a template. */
@Injectable()
export class TemplatePlanner {
  constructor(
    private readonly templates: ShiftTemplatesRepository,
    private readonly planned: PlannedShifts,
    private readonly therapists: TherapistsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Shifts like any other: they do not change with the template.
   * @returns the shifts, by day and start
   * @throws {NotFoundError} the template, or a therapist
   * @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG
   * @throws {ConflictError} SHIFTS_OVERLAP, unless those are left out
   */
  plan(
    ctx: RequestContext,
    id: string,
    { from, until, weekdays, therapists: named, around = false }: ShiftTemplateUse,
  ): Promise<ShiftOutput[]> {
    return this.transactions.run(ctx, async (tx) => {
      assertPeriod({ from, until }, MAX_TEMPLATE_DAYS);
      const template = await this.templates.get(tx, id);
      const { shiftStart, shiftEnd, breaks } = template;
      const dates = eachDay(from, until).filter((date) =>
        (weekdays ?? template.weekdays).includes(dayOfWeek(date)),
      );
      const therapists = named.map(clientId);
      await this.therapists.claim(tx, therapists);
      const shifts = dates.flatMap((date) =>
        therapists.map((_therapist) => ({
          ...{ _id: new Types.ObjectId(), _therapist, date, shiftStart, shiftEnd, breaks },
          ...{ version: 0, createdAt: tx.now, updatedAt: tx.now },
        })),
      );
      return this.planned.insert(tx, shifts, { around, action: 'shift.planned' });
    });
  }
}
