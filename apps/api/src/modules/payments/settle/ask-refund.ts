import { leftToRefund } from '@atrium/rules/payments/refunds';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ConflictError, RuleError } from '../../../common/errors/app-error';
import { Queue } from '../../../common/queue/queue';
import type { Transaction } from '../../../common/transactions/transaction';
import type { Payment, Refund } from '../payment.schema';
import { PaymentsService } from '../payments.service';

/** Asks for money back. */
@Injectable()
export class AskRefund {
  constructor(
    private readonly payments: PaymentsService,
    private readonly queue: Queue,
  ) {}

  /**
   * Writes down, in the caller's transaction, that an amount is to go back; the provider is asked after it has
   * committed, and again until it answers.
   * @param payment as it was read: another refund in the meantime makes the caller read it again
   * @throws {ConflictError} PAYMENT_NOT_TAKEN
   * @throws {RuleError} REFUND_TOO_HIGH: more than is left, or nothing
   * @throws {PaymentMovedError}
   */
  async ask(
    tx: Transaction,
    payment: Payment,
    { amount, cause, reason }: Pick<Refund, 'amount' | 'cause' | 'reason'>,
  ): Promise<Payment> {
    if (payment.state !== 'settled') throw new ConflictError('PAYMENT_NOT_TAKEN');
    const left = leftToRefund(payment.amount, payment.refunds);
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > left) {
      throw new RuleError('REFUND_TOO_HIGH', { data: { left } });
    }
    const refund: Refund = {
      ...{ _id: new Types.ObjectId(), amount, state: 'asked', cause, askedAt: tx.now },
      ...(reason ? { reason } : {}),
    };
    const asked = await this.payments.setRefunds(tx, payment, [...payment.refunds, refund]);
    await this.queue.add(tx, {
      kind: 'settle-payment',
      vendorId: tx.vendorId,
      payload: { payment: payment._id.toHexString() },
    });
    return asked;
  }
}
