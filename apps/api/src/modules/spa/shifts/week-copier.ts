import { addDays, daysBetween } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { Transactions } from '../../../common/transactions/transactions';
import { TherapistsService } from '../therapists/public';
import { PlannedShifts } from './planned-shifts';
import type { ScheduleCopyInput, ShiftOutput } from './schedule.dto';
import { ShiftsRepository } from './shifts.repository';

/** Plans a week like another. */
@Injectable()
export class WeekCopier {
  constructor(
    private readonly shifts: ShiftsRepository,
    private readonly planned: PlannedShifts,
    private readonly therapists: TherapistsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Copies are of no repeat; nobody who is inactive gets any, unless they are named.
   * @returns the copies, by day and start
   * @throws {NotFoundError} a therapist
   * @throws {ConflictError} SHIFTS_OVERLAP, unless those are left out
   */
  copy(
    ctx: RequestContext,
    { from, to, therapists: named, around = false }: ScheduleCopyInput,
  ): Promise<ShiftOutput[]> {
    return this.transactions.run(ctx, async (tx) => {
      const therapists =
        named?.map(clientId) ??
        (await this.therapists.all(tx)).filter(({ active }) => active).map(({ _id }) => _id);
      await this.therapists.claim(tx, therapists);
      const days = daysBetween(from, to);
      const week = await this.shifts.within(tx, { from, until: addDays(from, 6), therapists });
      const planned = week.map(({ series: _, date, ...shift }) => ({
        ...{ ...shift, _id: new Types.ObjectId(), date: addDays(date, days) },
        ...{ version: 0, createdAt: tx.now, updatedAt: tx.now },
      }));
      return this.planned.insert(tx, planned, { around, action: 'shift.copied' });
    });
  }
}
