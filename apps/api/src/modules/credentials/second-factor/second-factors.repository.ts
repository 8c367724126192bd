import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import type { StoredRecoveryCodes } from './recovery-codes';
import { type SealedSecret, SecondFactor } from './second-factor.schema';

@Injectable()
export class SecondFactorsRepository extends TenantRepository<SecondFactor> {
  constructor(@InjectModel(SecondFactor.name) model: Model<SecondFactor>) {
    super(model);
  }

  /** Those of these accounts that have an authenticator. */
  async having(
    scope: TenantScope,
    accounts: readonly Types.ObjectId[],
  ): Promise<ReadonlySet<string>> {
    const found = await this.find(
      scope,
      { _id: { $in: [...accounts] }, secret: { $exists: true } },
      { projection: { _id: 1 } },
    );
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  /** In place of one that was offered before; what is in use stays. */
  async offer(scope: TenantScope, _id: Types.ObjectId, offered: SealedSecret): Promise<void> {
    await this.model.updateOne(
      this.scoped(scope, { _id }),
      { $set: { offered }, $setOnInsert: { lastStep: 0, recoveryCodes: [] } },
      { upsert: true, session: scope.session },
    );
  }

  /** Puts the secret that was offered to use. */
  async adopt(
    scope: TenantScope,
    _id: Types.ObjectId,
    use: Pick<SecondFactor, 'secret' | 'since' | 'lastStep'> & StoredRecoveryCodes,
  ): Promise<void> {
    await this.model.updateOne(
      this.scoped(scope, { _id }),
      { $set: use, $unset: { offered: 1 } },
      { session: scope.session },
    );
  }

  /**
   * Uses up a time step; false if it or a later one was used already.
   * @param secret as it is sealed from now on
   */
  async useStep(
    scope: TenantScope,
    _id: Types.ObjectId,
    step: number,
    secret: SealedSecret,
  ): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      this.scoped(scope, { _id, lastStep: { $lt: step } }),
      { $set: { lastStep: step, secret } },
      { session: scope.session },
    );
    return modifiedCount === 1;
  }

  /** Uses up a recovery code; false if it is none, or no more. */
  async useRecoveryCode(scope: TenantScope, _id: Types.ObjectId, digest: string): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      this.scoped(scope, { _id, recoveryCodes: digest }),
      { $pull: { recoveryCodes: digest } },
      { session: scope.session },
    );
    return modifiedCount === 1;
  }

  async setRecoveryCodes(
    scope: TenantScope,
    _id: Types.ObjectId,
    codes: StoredRecoveryCodes,
  ): Promise<void> {
    await this.model.updateOne(
      this.scoped(scope, { _id }),
      { $set: codes, $setOnInsert: { lastStep: 0 } },
      { upsert: true, session: scope.session },
    );
  }

  /** @returns whether an authenticator was in use */
  async remove(scope: TenantScope, _id: Types.ObjectId): Promise<boolean> {
    const removed = await this.model
      .findOneAndDelete(this.scoped(scope, { _id }), { session: scope.session })
      .lean<SecondFactor | null>();
    return removed?.secret !== undefined;
  }
}
