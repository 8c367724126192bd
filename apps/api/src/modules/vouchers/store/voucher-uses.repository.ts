import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { Transaction } from '../../../common/transactions/transaction';
import { VoucherUse } from './voucher-use.schema';

/** Adds uses and reads them. No `TenantRepository`, since that could change and delete them as well. */
@Injectable()
export class VoucherUsesRepository {
  constructor(@InjectModel(VoucherUse.name) private readonly model: Model<VoucherUse>) {}

  async insert(tx: Transaction, use: Omit<VoucherUse, '_id' | '_vendor'>): Promise<void> {
    await this.model.create([{ ...use, _vendor: objectId(tx.vendorId) }], { session: tx.session });
  }

  /** The oldest first. */
  of({ vendorId, session }: TenantScope, _voucher: Types.ObjectId): Promise<VoucherUse[]> {
    const filter = { _vendor: objectId(vendorId), _voucher } as QueryFilter<VoucherUse>;
    return this.model.find(filter, undefined, { session }).sort({ at: 1, _id: 1 }).lean();
  }
}
