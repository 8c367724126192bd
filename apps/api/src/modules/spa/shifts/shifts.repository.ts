import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { TenantRepository } from '../../../common/database/tenant.repository';
import type { Transaction } from '../../../common/transactions/transaction';
import type { SchedulePeriod } from './schedule-period';
import { Shift } from './shift.schema';

@Injectable()
export class ShiftsRepository extends TenantRepository<Shift> {
  constructor(@InjectModel(Shift.name) model: Model<Shift>) {
    super(model);
  }

  /** Those that begin on these days, by day and start. */
  within(
    scope: TenantScope,
    { from, until, therapists }: SchedulePeriod,
    projection?: Record<string, 0 | 1>,
  ): Promise<Shift[]> {
    return this.find(
      scope,
      {
        date: { $gte: from, $lte: until },
        ...(therapists ? { _therapist: { $in: [...therapists] } } : {}),
      },
      { sort: { date: 1, shiftStart: 1, _id: 1 }, ...(projection ? { projection } : {}) },
    );
  }

  /** By day and start. */
  byIds(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Shift[]> {
    const sort = { date: 1, shiftStart: 1, _id: 1 } as const;
    return this.find(scope, { _id: { $in: [...ids] } }, { sort });
  }

  /** Those of a repeat from a day on, by day. */
  ofSeries(scope: TenantScope, series: Types.ObjectId, from: string): Promise<Shift[]> {
    return this.find(scope, { series, date: { $gte: from } }, { sort: { date: 1 } });
  }

  /** In one write. */
  async insertAll(tx: Transaction, shifts: readonly Omit<Shift, '_vendor'>[]): Promise<void> {
    const _vendor = objectId(tx.vendorId);
    await this.model.insertMany(
      shifts.map((shift) => ({ ...shift, _vendor })),
      { session: tx.session },
    );
  }

  async deleteAll(tx: Transaction, ids: readonly Types.ObjectId[]): Promise<void> {
    await this.model.deleteMany(this.scoped(tx, { _id: { $in: [...ids] } }), {
      session: tx.session,
    });
  }
}
