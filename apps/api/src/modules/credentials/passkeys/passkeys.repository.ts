import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { RuleError } from '../../../common/errors/app-error';
import type { AccountKind } from '../one-time-code.schema';
import { CREDENTIAL_KEY, Passkey } from './passkey.schema';

@Injectable()
export class PasskeysRepository extends TenantRepository<Passkey> {
  constructor(@InjectModel(Passkey.name) model: Model<Passkey>) {
    super(model, [{ key: CREDENTIAL_KEY, error: RuleError, code: 'PASSKEY_KNOWN' }]);
  }

  /** An account's passkeys, the oldest first. */
  listOf(scope: TenantScope, kind: AccountKind, accountId: Types.ObjectId): Promise<Passkey[]> {
    return this.find(scope, { accountId, kind }, { sort: { createdAt: 1, _id: 1 } });
  }

  /** Hex ids of those of these accounts that have one. */
  async having(
    scope: TenantScope,
    kind: AccountKind,
    accounts: readonly Types.ObjectId[],
  ): Promise<ReadonlySet<string>> {
    const found = await this.find(
      scope,
      { accountId: { $in: [...accounts] }, kind },
      { projection: { accountId: 1 } },
    );
    return new Set(found.map(({ accountId }) => accountId.toHexString()));
  }

  /** Records a use; false if the passkey was used or removed meanwhile. */
  async use(
    scope: TenantScope,
    { _id, counter }: Pick<Passkey, '_id' | 'counter'>,
    use: Pick<Passkey, 'counter'> & { lastUsedAt: Date },
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      this.scoped(scope, { _id, counter }),
      { $set: use },
      { session: scope.session },
    );
    return matchedCount === 1;
  }

  /** Gives each of two accounts the other's passkeys. */
  async exchange(
    scope: TenantScope,
    kind: AccountKind,
    one: Types.ObjectId,
    other: Types.ObjectId,
  ): Promise<void> {
    await this.model.updateMany(
      this.scoped(scope, { kind, accountId: { $in: [one, other] } }),
      [{ $set: { accountId: { $cond: [{ $eq: ['$accountId', one] }, other, one] } } }],
      { session: scope.session, updatePipeline: true },
    );
  }

  /** @returns how many there were */
  async removeAll(
    scope: TenantScope,
    kind: AccountKind,
    accountId: Types.ObjectId,
  ): Promise<number> {
    const { deletedCount } = await this.model.deleteMany(this.scoped(scope, { accountId, kind }), {
      session: scope.session,
    });
    return deletedCount;
  }
}
