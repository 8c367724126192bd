import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { AnonymisationRun } from './anonymisation-run.schema';

@Injectable()
export class AnonymisationRunsRepository extends TenantRepository<AnonymisationRun> {
  constructor(@InjectModel(AnonymisationRun.name) model: Model<AnonymisationRun>) {
    super(model);
  }

  /** Latest first, behind the run `after`. */
  page(scope: TenantScope, limit: number, after?: Types.ObjectId): Promise<AnonymisationRun[]> {
    const filter = after ? { _id: { $lt: after } } : {};
    return this.find(scope, filter, { sort: { _id: -1 }, limit });
  }
}
