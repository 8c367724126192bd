import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { Transaction } from '../../../common/transactions/transaction';
import { MoneyEntry } from './money-entry.schema';

/** Adds entries and reads them. No `TenantRepository`, since that could change and delete them as well. */
@Injectable()
export class MoneyEntriesRepository {
  constructor(@InjectModel(MoneyEntry.name) private readonly model: Model<MoneyEntry>) {}

  async insert(tx: Transaction, entry: Omit<MoneyEntry, '_id' | '_vendor'>): Promise<void> {
    await this.model.create([{ ...entry, _vendor: objectId(tx.vendorId) }], {
      session: tx.session,
    });
  }

  byKey(scope: TenantScope, key: string): Promise<MoneyEntry | null> {
    return this.model
      .findOne(this.scoped(scope, { key }), undefined, { session: scope.session })
      .lean<MoneyEntry | null>();
  }

  /** Those of one thing that was paid for, the oldest first. */
  about(scope: TenantScope, thing: Types.ObjectId): Promise<MoneyEntry[]> {
    return this.inOrder(scope, { 'about._id': thing });
  }

  ofPayment(scope: TenantScope, _payment: Types.ObjectId): Promise<MoneyEntry[]> {
    return this.inOrder(scope, { _payment });
  }

  private inOrder(scope: TenantScope, filter: object): Promise<MoneyEntry[]> {
    return this.model
      .find(this.scoped(scope, filter), undefined, { session: scope.session })
      .sort({ at: 1, _id: 1 })
      .lean<MoneyEntry[]>();
  }

  private scoped({ vendorId }: TenantScope, filter: object): QueryFilter<MoneyEntry> {
    return { ...filter, _vendor: objectId(vendorId) } as QueryFilter<MoneyEntry>;
  }
}
