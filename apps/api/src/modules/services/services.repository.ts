import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { Service } from './service.schema';

/** More than a venue has; a list is not paged. */
const SERVICES_OF_A_VENDOR = 500;

@Injectable()
export class ServicesRepository extends TenantRepository<Service> {
  constructor(@InjectModel(Service.name) model: Model<Service>) {
    super(model);
  }

  /** By sortOrder, then name. */
  inOrder(scope: TenantScope, filter: { active?: boolean } = {}): Promise<Service[]> {
    return this.find(scope, filter, {
      sort: { sortOrder: 1, name: 1 },
      limit: SERVICES_OF_A_VENDOR,
    });
  }

  byIds(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Service[]> {
    return this.find(scope, { _id: { $in: [...ids] } });
  }
}
