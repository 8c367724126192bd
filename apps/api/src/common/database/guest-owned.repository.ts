import type { Model, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../context/request-context';
import { behind } from './behind';
import type { TenantOwned } from './tenant.plugin';
import { TenantRepository } from './tenant.repository';

/** Documents per read. */
const BATCH = 200;

export interface GuestOwned extends TenantOwned {
  _customer: Types.ObjectId;
}

/**
 * Base of the repositories of what belongs to a guest and has a day of its own, `yyyy-mm-dd`; lists begin with
 * the latest.
 */
export abstract class GuestOwnedRepository<
  Day extends string,
  T extends GuestOwned & Record<Day, string>,
> extends TenantRepository<T> {
  protected constructor(
    model: Model<T>,
    private readonly day: Day,
  ) {
    super(model);
  }

  /** The latest 200. */
  ofCustomer(scope: TenantScope, customerId: Types.ObjectId): Promise<T[]> {
    return this.latest(scope, customerId, BATCH);
  }

  /** Those behind the one with the id `after`; none if that is not the guest's. */
  async pageOfCustomer(
    scope: TenantScope,
    customerId: Types.ObjectId,
    limit: number,
    after?: Types.ObjectId,
  ): Promise<T[]> {
    const filter = { _id: after, _customer: customerId } as QueryFilter<T>;
    const last = after && (await this.findOne(scope, filter));
    return last === null ? [] : this.latest(scope, customerId, limit, last);
  }

  /** All, in batches that are read as they are consumed. */
  async *batchesOfCustomer(scope: TenantScope, customerId: Types.ObjectId): AsyncGenerator<T[]> {
    let batch: T[] = [];
    do {
      batch = await this.latest(scope, customerId, BATCH, batch.at(-1));
      yield batch;
    } while (batch.length === BATCH);
  }

  private latest(
    scope: TenantScope,
    _customer: Types.ObjectId,
    limit: number,
    last?: T,
  ): Promise<T[]> {
    const filter = { _customer, ...behind([this.day], last) } as QueryFilter<T>;
    return this.find(scope, filter, { sort: { [this.day]: -1, _id: -1 }, limit });
  }
}
