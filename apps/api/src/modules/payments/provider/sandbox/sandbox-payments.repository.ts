import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../../common/context/request-context';
import { isDuplicateKey } from '../../../../common/database/duplicate-key';
import { TenantRepository } from '../../../../common/database/tenant.repository';
import { type CardManner, SandboxPayment, type SandboxRefund } from './sandbox-payment.schema';

/** The sandbox's books. Each change is one write with its own condition, as at a provider far away. */
@Injectable()
export class SandboxPaymentsRepository extends TenantRepository<SandboxPayment> {
  constructor(@InjectModel(SandboxPayment.name) model: Model<SandboxPayment>) {
    super(model);
  }

  /** The payment with this id, which may have been opened before. */
  async open(
    scope: TenantScope,
    payment: Omit<SandboxPayment, '_vendor' | 'state' | 'refunds' | 'silentCalls'> &
      Partial<Pick<SandboxPayment, 'state' | 'silentCalls'>>,
  ): Promise<void> {
    try {
      await this.insertNew(scope, payment);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** True if it was in one of these states and has been moved on. */
  async move(
    scope: TenantScope,
    _id: Types.ObjectId,
    from: readonly SandboxPayment['state'][],
    to: SandboxPayment['state'],
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      this.scoped(scope, { _id, state: { $in: from } }),
      { $set: { state: to } },
    );
    return matchedCount === 1;
  }

  /** The guest has given a card, to be kept. */
  async giveCard(scope: TenantScope, _id: Types.ObjectId, manner: CardManner): Promise<void> {
    await this.model.updateOne(
      this.scoped(scope, { _id, state: 'open', consent: { $exists: true } }),
      { $set: { card: { manner, isForgotten: false } } },
    );
  }

  async forgetCard(scope: TenantScope, _id: Types.ObjectId): Promise<void> {
    await this.model.updateOne(this.scoped(scope, { _id, card: { $exists: true } }), {
      $set: { 'card.isForgotten': true },
    });
  }

  /** True if it was taken, and has this much left. */
  async refund(scope: TenantScope, _id: Types.ObjectId, refund: SandboxRefund): Promise<boolean> {
    const returned = { $add: [{ $sum: '$refunds.amount' }, refund.amount] };
    const { matchedCount } = await this.model.updateOne(
      this.scoped(scope, {
        _id,
        state: 'captured',
        'refunds.key': { $ne: refund.key },
        $expr: { $lte: [returned, '$amount'] },
      }),
      { $push: { refunds: refund } },
    );
    return matchedCount === 1;
  }

  async setSilentCalls(scope: TenantScope, _id: Types.ObjectId, calls: number): Promise<void> {
    await this.model.updateOne(this.scoped(scope, { _id }), { $set: { silentCalls: calls } });
  }

  /** True until the calls that were set are used up. */
  async takeSilentCall(scope: TenantScope, _id: Types.ObjectId): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      this.scoped(scope, { _id, silentCalls: { $gt: 0 } }),
      { $inc: { silentCalls: -1 } },
    );
    return matchedCount === 1;
  }
}
