import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import type { MoneyKind } from '@atrium/rules/payments/ledger/money-balance';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { Transaction } from '../../../common/transactions/transaction';
import { MoneyEntry } from './money-entry.schema';

/** What a provider took and returned on a day, in minor units. */
export interface MoneyDay {
  readonly date: CalendarDate;
  /** ISO 4217. */
  readonly currency: string;
  readonly provider: string;
  readonly captured: number;
  readonly refunded: number;
}

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

  ofPayments(scope: TenantScope, payments: readonly Types.ObjectId[]): Promise<MoneyEntry[]> {
    return this.inOrder(scope, { _payment: { $in: [...payments] } });
  }

  /**
   * What was taken and returned in a period, by day, currency and provider, the latest day first.
   * @param zone IANA, whose days they are
   */
  byDay(
    { vendorId }: TenantScope,
    { from, until, zone }: { readonly from: Date; readonly until: Date; readonly zone: string },
  ): Promise<MoneyDay[]> {
    const sumOf = (kind: MoneyKind) => ({
      $sum: { $cond: [{ $eq: ['$kind', kind] }, '$amount', 0] },
    });
    return this.model.aggregate<MoneyDay>([
      {
        $match: {
          _vendor: objectId(vendorId),
          at: { $gte: from, $lt: until },
          kind: { $in: ['captured', 'refunded'] },
        },
      },
      {
        $group: {
          _id: {
            date: { $dateToString: { date: '$at', format: '%Y-%m-%d', timezone: zone } },
            currency: '$currency',
            provider: '$provider',
          },
          captured: sumOf('captured'),
          refunded: sumOf('refunded'),
        },
      },
      { $sort: { '_id.date': -1, '_id.currency': 1, '_id.provider': 1 } },
      {
        $project: {
          _id: 0,
          date: '$_id.date',
          currency: '$_id.currency',
          provider: '$_id.provider',
          captured: 1,
          refunded: 1,
        },
      },
    ]);
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
