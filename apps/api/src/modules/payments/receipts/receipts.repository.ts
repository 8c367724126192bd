import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import { clientId, objectId } from '../../../common/database/object-id';
import { NotFoundError } from '../../../common/errors/app-error';
import { RestartTransactionError } from '../../../common/transactions/durable-transaction';
import type { Transaction } from '../../../common/transactions/transaction';
import { Receipt, ReceiptSeries } from './receipt.schema';

export type NewReceipt = Omit<Receipt, '_id' | '_vendor' | 'number'>;

/** Adds receipts and reads them. No `TenantRepository`, since that could change and delete them as well. */
@Injectable()
export class ReceiptsRepository {
  constructor(
    @InjectModel(Receipt.name) private readonly model: Model<Receipt>,
    @InjectModel(ReceiptSeries.name) private readonly series: Model<ReceiptSeries>,
  ) {}

  /** Gives it the venue's next number: taken with the transaction, and given back if that is not committed. */
  async add(tx: Transaction, receipt: NewReceipt): Promise<Receipt> {
    const number = await this.nextNumber(tx);
    const stored = {
      ...receipt,
      number,
      _id: new Types.ObjectId(),
      _vendor: objectId(tx.vendorId),
    };
    await this.model.create([stored], { session: tx.session });
    return stored;
  }

  /** @throws {NotFoundError} */
  async get(scope: TenantScope, id: string): Promise<Receipt> {
    const [found] = await this.find(scope, { _id: clientId(id) });
    if (!found) throw new NotFoundError();
    return found;
  }

  /** By number. */
  ofPayments(scope: TenantScope, payments: readonly Types.ObjectId[]): Promise<Receipt[]> {
    return this.find(scope, { _payment: { $in: [...payments] } });
  }

  private find(scope: TenantScope, filter: QueryFilter<Receipt>): Promise<Receipt[]> {
    const own = { ...filter, _vendor: objectId(scope.vendorId) } as QueryFilter<Receipt>;
    return this.model
      .find(own, undefined, { session: scope.session })
      .sort({ number: 1 })
      .lean<Receipt[]>();
  }

  private async nextNumber({ vendorId, session }: Transaction): Promise<number> {
    try {
      const { last } = await this.series
        .findOneAndUpdate(
          { _vendor: objectId(vendorId) },
          { $inc: { last: 1 } },
          { session, upsert: true, returnDocument: 'after' },
        )
        .orFail()
        .lean<ReceiptSeries>();
      return last;
    } catch (error) {
      // a venue's first two at once: the other one began the series, which this snapshot does not have
      if (isDuplicateKey(error)) throw new RestartTransactionError();
      throw error;
    }
  }
}
