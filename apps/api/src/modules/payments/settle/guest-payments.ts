import { Injectable } from '@nestjs/common';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { Transactions } from '../../../common/transactions/transactions';
import { MoneyLedger } from '../ledger/money-ledger';
import type { Payment } from '../payment.schema';
import { PaymentMovedError, PaymentsService } from '../payments.service';
import { ProviderUnclearError } from '../provider/payment-provider';
import { SettlePayment } from './settle-payment';

/**
 * `open`: to be paid. `settling`: paid, and about to be booked. `booked`. `returned`: it could not be booked, and
 * the money goes back. `ended`: nothing was paid, nothing is booked.
 */
export const paymentProgress = ['open', 'settling', 'booked', 'returned', 'ended'] as const;
export type PaymentProgress = (typeof paymentProgress)[number];

/** Lets guests look at and cancel a payment of their own. */
@Injectable()
export class GuestPayments {
  constructor(
    private readonly payments: PaymentsService,
    private readonly settlePayment: SettlePayment,
    private readonly ledger: MoneyLedger,
    private readonly transactions: Transactions,
  ) {}

  /** Settles as much as it can now; the job retries where the provider does not answer. */
  async settled({ vendorId, now }: RequestContext, { _id }: Payment): Promise<Payment> {
    const ctx = systemContext(vendorId, 'settle-payment', now);
    try {
      return await this.settlePayment.settle(ctx, _id);
    } catch (error) {
      if (!(error instanceof ProviderUnclearError)) throw error;
      return this.payments.get(ctx, _id);
    }
  }

  /** Cancels the payment, unless the guest has paid meanwhile. */
  async ended(caller: RequestContext, payment: Payment): Promise<Payment> {
    const { idempotency: _, ...ctx } = caller;
    if (payment.state === 'held' || payment.state === 'begun') {
      try {
        await this.transactions.run(ctx, (tx) => this.payments.endSoon(tx, payment));
      } catch (error) {
        if (!(error instanceof PaymentMovedError)) throw error;
      }
    }
    return this.settled(ctx, payment);
  }

  async progressOf(ctx: RequestContext, { _id, state }: Payment): Promise<PaymentProgress> {
    switch (state) {
      case 'held':
      case 'begun':
        return 'open';
      case 'paid':
        return 'settling';
      case 'booked':
      case 'settled':
      case 'failed':
        return 'booked';
      case 'returning':
        return 'returned';
      case 'undone':
        return (await this.ledger.ofPayment(ctx, _id)).length > 0 ? 'returned' : 'ended';
    }
  }
}
