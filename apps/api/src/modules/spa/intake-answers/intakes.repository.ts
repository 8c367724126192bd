import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { Intake } from './intake.schema';

@Injectable()
export class IntakesRepository extends TenantRepository<Intake> {
  constructor(@InjectModel(Intake.name) model: Model<Intake>) {
    super(model);
  }

  /** By treatment, then guest. */
  ofTreatments(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Intake[]> {
    const filter = { _treatment: { $in: [...ids] } };
    return this.find(scope, filter, { sort: { _treatment: 1, guest: 1 } });
  }

  /** In order of id, behind one. */
  page(scope: TenantScope, limit: number, last?: Types.ObjectId): Promise<Intake[]> {
    return this.find(scope, last ? { _id: { $gt: last } } : {}, { sort: { _id: 1 }, limit });
  }

  async drop(scope: TenantScope, filter: QueryFilter<Intake>): Promise<number> {
    const { deletedCount } = await this.model.deleteMany(this.scoped(scope, filter), {
      session: scope.session,
    });
    return deletedCount;
  }
}
