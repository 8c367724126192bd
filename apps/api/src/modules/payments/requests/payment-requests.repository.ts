import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import type { MoneySum } from '../ledger/money-ledger';
import { PaymentRequest, type RequestState } from './payment-request.schema';

/** Most that are answered at once. */
const MOST = 200;

@Injectable()
export class PaymentRequestsRepository extends TenantRepository<PaymentRequest> {
  constructor(@InjectModel(PaymentRequest.name) model: Model<PaymentRequest>) {
    super(model);
  }

  /** Of one thing, the oldest first. */
  about(scope: TenantScope, thing: Types.ObjectId): Promise<PaymentRequest[]> {
    return this.find(scope, { 'about._id': thing }, { sort: { createdAt: 1, _id: 1 } });
  }

  /** Those that can still be paid, the latest first. */
  open(scope: TenantScope, now: Date): Promise<PaymentRequest[]> {
    return this.find(
      scope,
      { state: 'open', expiresAt: { $gt: now } },
      { sort: { createdAt: -1, _id: -1 }, limit: MOST },
    );
  }

  /** What a guest can still pay by links, by currency. */
  openSums(scope: TenantScope, _customer: Types.ObjectId, now: Date): Promise<MoneySum[]> {
    return this.model.aggregate<MoneySum>([
      { $match: this.scoped(scope, { _customer, state: 'open', expiresAt: { $gt: now } }) },
      { $group: { _id: '$currency', amount: { $sum: '$amount' } } },
      { $sort: { _id: 1 } },
      { $project: { _id: 0, amount: 1, currency: '$_id' } },
    ]);
  }

  /** As it is then; null if it is not open any more. */
  leaveOpen(
    scope: TenantScope,
    _id: Types.ObjectId,
    state: Exclude<RequestState, 'open'>,
  ): Promise<PaymentRequest | null> {
    return this.model
      .findOneAndUpdate(
        this.scoped(scope, { _id, state: 'open' }),
        { $set: { state }, $inc: { version: 1 } },
        { session: scope.session, returnDocument: 'after' },
      )
      .lean<PaymentRequest | null>();
  }
}
