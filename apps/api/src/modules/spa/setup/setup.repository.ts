import { SPA_LIMIT } from '@atrium/rules/spa/setup';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import type { DuplicateRefusal } from '../../../common/database/duplicate-key';
import type { TenantOwned } from '../../../common/database/tenant.plugin';
import { TenantRepository, type Versioned } from '../../../common/database/tenant.repository';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';

interface SetUp extends TenantOwned, Versioned {
  name: string;
  sortOrder: number;
  /** Counts what has been put down to it, so that it is not deleted at the same moment. */
  claims?: number;
}

/** Base of what a spa consists of: short lists that staff put in order. */
export abstract class SetUpRepository<T extends SetUp> extends TenantRepository<T> {
  protected constructor(model: Model<T>, refusals: readonly DuplicateRefusal[] = []) {
    super(model, refusals);
  }

  /** By place in lists, then by name. */
  inOrder(scope: TenantScope): Promise<T[]> {
    const sort = { sortOrder: 1, name: 1, _id: 1 } as const;
    return this.find(scope, {}, { sort, limit: SPA_LIMIT });
  }

  /** By hex id; an id that nothing has is left out. */
  async byIds(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, T>> {
    if (ids.length === 0) return new Map();
    const found = await this.find(scope, { _id: { $in: [...ids] } } as QueryFilter<T>);
    return new Map(found.map((one) => [one._id.toHexString(), one]));
  }

  /** @throws {RuleError} SPA_LIMIT_REACHED */
  async assertRoomForMore(tx: Transaction): Promise<void> {
    if ((await this.count(tx)) >= SPA_LIMIT) throw new RuleError('SPA_LIMIT_REACHED');
  }

  /**
   * Writes all of these, so that deleting one of them at the same moment conflicts.
   * @throws {NotFoundError} if one of them is missing, or another venue's
   */
  async claim(tx: Transaction, ids: readonly Types.ObjectId[]): Promise<void> {
    if (ids.length === 0) return;
    const { matchedCount } = await this.model.updateMany(
      this.scoped(tx, { _id: { $in: [...ids] } } as QueryFilter<T>),
      { $inc: { claims: 1 } } as UpdateQuery<T>,
      { session: tx.session, timestamps: false },
    );
    if (matchedCount !== ids.length) throw new NotFoundError();
  }
}
