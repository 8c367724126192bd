import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { Mandate } from './mandate.schema';

@Injectable()
export class MandatesRepository extends TenantRepository<Mandate> {
  constructor(@InjectModel(Mandate.name) model: Model<Mandate>) {
    super(model);
  }

  /** The newest first. */
  ofGuest(scope: TenantScope, _customer: Types.ObjectId): Promise<Mandate[]> {
    return this.find(scope, { _customer }, { sort: { agreedAt: -1, _id: -1 } });
  }

  ofPayment(scope: TenantScope, _payment: Types.ObjectId): Promise<Mandate | null> {
    return this.findOne(scope, { _payment });
  }

  /** The mandate, if nobody has revoked it before. */
  revoke(scope: TenantScope, _id: Types.ObjectId, revokedAt: Date): Promise<Mandate | null> {
    return this.model
      .findOneAndUpdate(
        this.scoped(scope, { _id, revokedAt: { $exists: false } }),
        { $set: { revokedAt } },
        { session: scope.session, returnDocument: 'after' },
      )
      .lean<Mandate | null>();
  }
}
