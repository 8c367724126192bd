import { isOpen, type PaymentState } from '@atrium/rules/payments/payment-states';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types, UpdateQuery } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { Payment } from './payment.schema';

/** Whose payment is still under way. */
export type OpenPayment = Pick<Payment, '_id' | '_vendor'>;

@Injectable()
export class PaymentsRepository extends TenantRepository<Payment> {
  constructor(@InjectModel(Payment.name) model: Model<Payment>) {
    super(model);
  }

  byHold(scope: TenantScope, hold: string): Promise<Payment | null> {
    return this.findOne(scope, { hold });
  }

  /** Of a guest's payments, in any state. */
  async idsOf(scope: TenantScope, _customer: Types.ObjectId): Promise<Types.ObjectId[]> {
    const found = await this.find(scope, { _customer }, { projection: { _id: 1 } });
    return found.map(({ _id }) => _id);
  }

  /** What was paid for one thing, the oldest first. */
  about(scope: TenantScope, thing: Types.ObjectId): Promise<Payment[]> {
    return this.find(scope, { 'about._id': thing }, { sort: { createdAt: 1, _id: 1 } });
  }

  /** The payment as changed; null if it is not in that state, or of that version, any more. */
  changeFrom(
    scope: TenantScope,
    { _id, state, version }: Pick<Payment, '_id' | 'state' | 'version'>,
    change: UpdateQuery<Payment>,
  ): Promise<Payment | null> {
    return this.model
      .findOneAndUpdate(
        this.scoped(scope, { _id, state, version }),
        { ...change, $inc: { version: 1 } },
        { session: scope.session, returnDocument: 'after' },
      )
      .lean<Payment | null>();
  }

  /** Nothing changes, but whoever is about to change one of them reads it again. */
  async touch(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<void> {
    await this.model.updateMany(
      this.scoped(scope, { _id: { $in: [...ids] } }),
      { $inc: { version: 1 } },
      { session: scope.session },
    );
  }

  /** Removes what staff wrote about a guest's payments. */
  async forgetReasons(scope: TenantScope, _customer: Types.ObjectId): Promise<void> {
    const written = {
      $or: ['refunds.reason', 'outcome.reason'].map((f) => ({ [f]: { $exists: true } })),
    };
    await this.model.updateMany(
      this.scoped(scope, { _customer, ...written }),
      { $unset: { 'refunds.$[].reason': 1, 'outcome.reason': 1 }, $inc: { version: 1 } },
      { session: scope.session },
    );
  }

  /** Of any venue, those with something still to happen that nobody has touched since, read as they are used. */
  async *openSince(before: Date): AsyncGenerator<OpenPayment> {
    yield* this.model.collection
      .find<OpenPayment>(
        { isOpen: true, updatedAt: { $lte: before } },
        { projection: { _vendor: 1 }, sort: { updatedAt: 1 } },
      )
      .stream();
  }
}

export const isOpenPayment = (state: PaymentState, refunds: Payment['refunds']): boolean =>
  isOpen(state) || refunds.some((refund) => refund.state === 'asked');
