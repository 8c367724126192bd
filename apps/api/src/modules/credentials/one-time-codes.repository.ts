import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { OneTimeCode } from './one-time-code.schema';

@Injectable()
export class OneTimeCodesRepository extends TenantRepository<OneTimeCode> {
  constructor(@InjectModel(OneTimeCode.name) model: Model<OneTimeCode>) {
    super(model);
  }

  /** The account's code from now on, whatever it had before. */
  async replace(
    scope: TenantScope,
    accountId: Types.ObjectId,
    code: Pick<OneTimeCode, 'kind' | 'purpose' | 'codeHash' | 'expiresAt'>,
  ): Promise<void> {
    await this.model.updateOne(
      this.scoped(scope, { _id: accountId }),
      { $set: code },
      { upsert: true, session: scope.session },
    );
  }

  /** Takes the code away, once; null when it is not the account's, or has run out. */
  async consume(
    scope: TenantScope,
    accountId: Types.ObjectId,
    codeHash: string,
    now: Date,
  ): Promise<OneTimeCode | null> {
    return this.model
      .findOneAndDelete(this.scoped(scope, { _id: accountId, codeHash, expiresAt: { $gt: now } }), {
        session: scope.session,
      })
      .lean<OneTimeCode | null>();
  }

  async remove(scope: TenantScope, accountId: Types.ObjectId): Promise<void> {
    await this.model.deleteOne(this.scoped(scope, { _id: accountId }), { session: scope.session });
  }
}
