import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { Pause } from './pause.schema';

@Injectable()
export class PausesRepository extends TenantRepository<Pause> {
  constructor(@InjectModel(Pause.name) model: Model<Pause>) {
    super(model);
  }

  /** Those that are not over, the first to end first. */
  current(scope: TenantScope, now: Date): Promise<Pause[]> {
    return this.find(scope, { until: { $gt: now } }, { sort: { until: 1 } });
  }
}
