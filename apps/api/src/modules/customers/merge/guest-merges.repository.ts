import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { GuestMerge } from './guest-merge.schema';

@Injectable()
export class GuestMergesRepository extends TenantRepository<GuestMerge> {
  constructor(@InjectModel(GuestMerge.name) model: Model<GuestMerge>) {
    super(model);
  }

  /** The merges that a guest took others up by, latest first. */
  ofGuest(scope: TenantScope, kept: Types.ObjectId, limit: number): Promise<GuestMerge[]> {
    return this.find(scope, { kept }, { sort: { at: -1 }, limit });
  }

  /** Removes what undoing would need of these guests. */
  async removeOf(scope: TenantScope, guests: readonly Types.ObjectId[]): Promise<void> {
    const ids = [...guests];
    await this.model.deleteMany(
      this.scoped(scope, { $or: [{ kept: { $in: ids } }, { merged: { $in: ids } }] }),
      { session: scope.session },
    );
  }
}
