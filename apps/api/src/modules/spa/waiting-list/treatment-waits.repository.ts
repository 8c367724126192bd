import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { TreatmentWait } from './treatment-wait.schema';

/** Whoever has waited longest first. */
const IN_ORDER = { createdAt: 1, _id: 1 } as const;
/** More than any spa can serve; the rest have their turn when others leave. */
const MOST = 500;

@Injectable()
export class TreatmentWaitsRepository extends TenantRepository<TreatmentWait> {
  constructor(@InjectModel(TreatmentWait.name) model: Model<TreatmentWait>) {
    super(model);
  }

  /** All who wait for this day or a later one. */
  since(scope: TenantScope, day: string): Promise<TreatmentWait[]> {
    return this.find(scope, { until: { $gte: day } }, { sort: IN_ORDER, limit: MOST });
  }

  /** All who wait for this day, maybe among others. */
  ofDay(scope: TenantScope, day: string): Promise<TreatmentWait[]> {
    const days = { from: { $lte: day }, until: { $gte: day } };
    return this.find(scope, days, { sort: IN_ORDER, limit: MOST });
  }

  ofGuest(scope: TenantScope, _customer: Types.ObjectId): Promise<TreatmentWait[]> {
    return this.find(scope, { _customer }, { sort: IN_ORDER });
  }

  async hasAny(scope: TenantScope): Promise<boolean> {
    return (await this.findOne(scope, {})) !== null;
  }

  /** Those whose last day is over. */
  async dropBefore(scope: TenantScope, day: string): Promise<void> {
    await this.model.deleteMany(this.scoped(scope, { until: { $lt: day } }), {
      session: scope.session,
    });
  }

  async dropOfGuest(scope: TenantScope, _customer: Types.ObjectId): Promise<void> {
    await this.model.deleteMany(this.scoped(scope, { _customer }), { session: scope.session });
  }
}
