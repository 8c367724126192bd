import { leftToRefund } from '@atrium/rules/payments/refunds/refunds';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ConflictError, RuleError } from '../../../common/errors/app-error';
import { Queue } from '../../../common/queue/queue';
import type { Transaction } from '../../../common/transactions/transaction';
import { MoneyLedger } from '../ledger/money-ledger';
import type { Payment, Refund } from '../payment.schema';
import { PaymentsService } from '../payments.service';
import { PaidThings } from './paid-things';
import { type StoredValue, StoredValues } from './stored-values';

/** Asks for money back. */
@Injectable()
export class AskRefund {
  constructor(
    private readonly payments: PaymentsService,
    private readonly things: PaidThings,
    private readonly stored: StoredValues,
    private readonly ledger: MoneyLedger,
    private readonly queue: Queue,
  ) {}

  /**
   * Writes down, in the caller's transaction, that an amount is to go back; the provider is asked after it has
   * committed, and again until it answers. What no provider moves has gone back at once.
   * @param payment as it was read: another refund in the meantime makes the caller read it again
   * @throws {ConflictError} PAYMENT_NOT_TAKEN; what the thing says that was paid for
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
    await this.things.find(payment)?.refunding?.(tx, payment, amount);
    const refund = { _id: new Types.ObjectId(), amount, cause, askedAt: tx.now };
    const why = reason ? { reason } : {};
    const stored = this.stored.of(payment);
    if (stored) return this.putBack(tx, stored, payment, { ...refund, ...why, state: 'done' });
    const asked = await this.payments.setRefunds(tx, payment, [
      ...payment.refunds,
      { ...refund, ...why, state: 'asked' },
    ]);
    await this.queue.add(tx, {
      kind: 'settle-payment',
      vendorId: tx.vendorId,
      payload: { payment: payment._id.toHexString() },
    });
    return asked;
  }

  private async putBack(
    tx: Transaction,
    stored: StoredValue,
    payment: Payment,
    refund: Refund,
  ): Promise<Payment> {
    const returned = await this.payments.setRefunds(tx, payment, [...payment.refunds, refund]);
    await stored.giveBack(tx, payment, refund);
    const { _id, about, currency, provider, reference = '' } = payment;
    await this.ledger.append(tx, {
      key: `refunded|${refund._id.toHexString()}`,
      kind: 'refunded',
      cause: refund.cause,
      amount: refund.amount,
      ...{ about, currency, provider, reference, _payment: _id },
    });
    return returned;
  }
}
